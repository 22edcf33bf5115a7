import Testing

@testable import darkroom

@Suite struct OptionParserTests {
    private let parser = OptionParser(options: [
        OptionSpec(name: "output", short: "o", value: .path(name: "DIR"), help: ""),
        OptionSpec(name: "jobs", short: "j", value: .count(name: "N", range: 1...9), help: ""),
        OptionSpec(name: "strict", short: "s", value: .none, help: ""),
        OptionSpec(name: "dry-run", value: .none, help: ""),
    ])

    @Test func optionsMayStandAnywhere() throws {
        let split = try parser.split(["a", "--output", "x", "b", "--strict", "c"])
        #expect(split.rest == ["a", "b", "c"])
        #expect(split.values == ["output": "x"])
        #expect(split.flags == ["strict"])
    }

    @Test(arguments: [
        ["--jobs", "4"], ["--jobs=4"], ["-j", "4"], ["-j4"], ["-j=4"], ["-sj4"], ["-sj", "4"],
    ])
    func aValueMayBeJoinedToItsOption(words: [String]) throws {
        #expect(try parser.split(words).values == ["jobs": "4"])
    }

    @Test func ofAnOptionGivenTwiceTheLastCounts() throws {
        #expect(try parser.split(["-j1", "--jobs=2", "-j", "3"]).values == ["jobs": "3"])
    }

    @Test func twoDashesEndTheOptions() throws {
        let split = try parser.split(["--strict", "--", "--output", "-j4", "--"])
        #expect(split.rest == ["--output", "-j4", "--"])
        #expect(split.flags == ["strict"])
        #expect(split.unknown.isEmpty)
        #expect(try parser.split(["--", "a"]).rest == ["a"])
        #expect(try parser.split(["a", "--"]).rest == ["a"])
    }

    @Test func aSingleDashIsAnArgument() throws {
        #expect(try parser.split(["-"]).rest == ["-"])
    }

    @Test func unknownOptionsAreNamedWithTheirValues() throws {
        let split = try parser.split(["--outptu=x", "a", "-q", "--", "-z"])
        #expect(split.unknown == ["--outptu=x", "-q"])
        #expect(split.rest == ["a", "-z"])
    }

    @Test func valuesAreTakenAsTheyAre() throws {
        let odd = ["fotó ☀️", "a=b=c", "-3", "--strict", "'\"$x", "%s"]
        for value in odd {
            #expect(try parser.split(["--output", value]).values["output"] == value)
            #expect(try parser.split(["--output=\(value)"]).values["output"] == value)
        }
        #expect(try parser.split(["--output="]).values["output"] == "")
        #expect(try parser.split(["--output", ""]).values["output"] == "")
    }

    @Test func aMissingValueIsAnError() {
        #expect(throws: OptionParser.MissingValue.self) { try parser.split(["a", "--jobs"]) }
        #expect(throws: OptionParser.MissingValue.self) { try parser.split(["-sj"]) }
    }

    @Test func onRequestOptionsEndAtTheFirstArgument() throws {
        let early = OptionParser(options: parser.options, stopsAtFirstArgument: true)
        let split = try early.split(["--strict", "build", "--output", "x", "--no-such"])
        #expect(split.flags == ["strict"])
        #expect(split.rest == ["build", "--output", "x", "--no-such"])
        #expect(split.unknown.isEmpty)
        #expect(try early.split(["build", "--", "-x"]).rest == ["build", "--", "-x"])
    }

    @Test func noWordsGiveNothing() throws {
        #expect(try parser.split([]) == OptionParser.Split())
    }
}
