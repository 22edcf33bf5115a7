import Foundation
import TestSupport
import Testing

@Suite struct BuildCommandTests {
    /// A catalog of one focus whose photo is not there.
    private static let failing =
        #"{"version":1,"focuses":[{"title":"t","description":"d","imageName":"no-such"}]}"# + "\n"

    private func build(_ folder: ScratchFolder, _ options: String...) async throws -> CommandRun {
        try await CommandRun.darkroom(
            ["build", folder.path, "--output", folder.path + "/out"] + options)
    }

    @Test func aFailureIsToldAndGivesCode1() async throws {
        let run = try await build(try ScratchFolder(["catalog.json": Self.failing]))
        #expect(run.ending == .code(1))
        #expect(run.messages.contains("darkroom: failed: "))
        #expect(run.messages.contains(": missing (resolve): "))
        #expect(run.output.contains(", 1 failed, "))
        #expect(run.output.hasSuffix("/out/manifest.json\n"))
    }

    @Test func strictKeepsTheOldManifest() async throws {
        let run = try await build(try ScratchFolder(["catalog.json": Self.failing]), "--strict")
        #expect(run.ending == .code(1))
        #expect(run.output.hasSuffix("Manifest: not written, because of --strict\n"))
    }

    @Test func aBadCatalogGivesCode2AndNoResult() async throws {
        let run = try await build(try ScratchFolder(["catalog.json": "{"]))
        #expect(run.ending == .code(2))
        #expect(run.output == "")
        #expect(run.messages.hasPrefix("darkroom: error: "))
        #expect(run.messages.contains("catalog.json"))
    }

    @Test func anOutputThatCannotBeGivesCode3() async throws {
        let folder = try ScratchFolder(["catalog.json": Self.failing, "out": "a file"])
        let run = try await build(folder, "--progress", "none")
        #expect(run.ending == .code(3))
        #expect(run.output == "")
        #expect(run.messages.contains("darkroom: error: "))
    }

    @Test func jsonProgressHoldsNothingElse() async throws {
        let folder = try ScratchFolder(["catalog.json": Self.failing])
        let run = try await build(folder, "--progress", "json")
        let events = try run.messages.split(separator: "\n").map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return try #require((object as? [String: Any])?["event"] as? String)
        }
        #expect(events.contains("planned"))
        #expect(events.contains("failed"))
        #expect(events.last == "summary")
        let broken = try await build(try ScratchFolder(["catalog.json": "{"]), "--progress", "json")
        #expect(broken.messages.hasPrefix(#"{"event":"error","message":""#))
    }

    @Test(.enabled(if: CommandRun.hasTerminal, "needs script from util-linux"))
    func aTerminalGetsABarThatIsClearedBeforeTheSummary() async throws {
        let catalog = try PhotoCatalog(photos: 5, of: .large)
        let run = try await CommandRun.terminal(
            "$D build \(catalog.path) --output \(catalog.path)/out")
        #expect(run.ending == .code(0))
        #expect(run.output.hasPrefix("0/5 [>"))
        #expect(run.output.contains("5/5 [==============================] 100%"))
        let summary = try #require(run.output.split(separator: "\r\u{1B}[2K").last)
        #expect(summary.hasPrefix("5 photos, 5 pictures ("))
    }
}
