import DarkroomPipeline
import Testing

@testable import darkroom

@Suite struct ParsedArgumentsTests {
    private func build(_ words: String...) throws -> ParsedArguments {
        try ParsedArguments(words, for: BuildCommand.spec)
    }

    @Test func everyBuildOptionReachesTheBuild() throws {
        let options = BuildCommand.options(
            try build(
                "--output=out", "Assets", "--recipe", "r.json", "-j8", "--memory", "1.5GiB",
                "--strict"))
        #expect(options.catalog == "Assets")
        #expect(options.output == "out")
        #expect(options.recipe == "r.json")
        #expect(options.jobs == 8)
        #expect(options.memory == 3 << 29)
        #expect(options.strict)
    }

    @Test func withoutOptionsTheDefaultsHold() throws {
        let options = BuildCommand.options(try build("Assets"))
        #expect(options.output == "build/assets")
        #expect(options.recipe == nil)
        #expect(options.jobs == nil)
        #expect(options.memory == nil)
        #expect(!options.strict)
    }

    @Test func jobsGoFrom1To1024() throws {
        #expect(BuildCommand.options(try build("a", "--jobs=1")).jobs == 1)
        #expect(BuildCommand.options(try build("a", "--jobs=1024")).jobs == 1024)
        for bad in ["0", "1025", "-1", "x", "1.5", "4 ", "99999999999999999999"] {
            #expect(throws: UsageError.self) { try build("a", "--jobs", bad) }
        }
    }

    @Test func helpWinsOverEveryOtherMistake() throws {
        #expect(try build("--help").wantsHelp)
        #expect(try build("a", "b", "c", "-h", "--jobs=0", "--no-such").wantsHelp)
    }

    @Test func progressIsOneOfItsStyles() throws {
        #expect(ProgressStyle(try build("a")) == .auto)
        for style in ProgressStyle.allCases {
            #expect(ProgressStyle(try build("a", "--progress", style.rawValue)) == style)
        }
    }
}
