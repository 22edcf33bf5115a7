import Foundation
import TestSupport
import Testing

@testable import darkroom

/// The man page, judged by the programs that show man pages.
@Suite struct ManualPageTests {
    private func page() async throws -> ScratchFolder {
        let run = try await CommandRun.darkroom(["manual"])
        #expect(run.ending == .code(0) && run.messages == "")
        return try ScratchFolder(["darkroom.1": run.output])
    }

    @Test(.enabled(if: ReferenceTool.shouldUse([.mandoc]), "needs mandoc"))
    func mandocHasNothingToSay() async throws {
        let folder = try await page()
        // A page without a date is the same whenever it is made.
        let text = try await CommandRun.shell(
            "mandoc -T lint darkroom.1 | grep -v 'missing date'; exit 0",
            environment: [:], folder: folder.path)
        #expect(text.output == "")
    }

    @Test(.enabled(if: ReferenceTool.shouldUse([.groff]), "needs groff"))
    func groffShowsEveryCommandOptionAndExample() async throws {
        let folder = try await page()
        let run = try await CommandRun.run(
            "/usr/bin/groff", ["-man", "-ww", "-Tascii", "-P-cbou", "-rLL=300n", "darkroom.1"],
            folder: folder.path)
        #expect(run.ending == .code(0) && run.messages == "")
        let shown = Self.words(run.output)
        for spec in CommandList.all.map({ $0.spec }) + [Tool.spec] {
            let texts =
                [spec.summary] + spec.arguments.map(\.help) + spec.examples
                + spec.allOptions.flatMap { [$0.flag, HelpText.explanation($0)] }
                + spec.exitCodes.map { "\($0.code.rawValue) \($0.meaning)" }
            for text in texts { #expect(shown.contains(Self.words(text)), "\(text)") }
        }
    }

    /// Without regard to how lines are filled.
    private static func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func itIsTheSameEachTimeAndPlainASCII() async throws {
        let (one, other) = (
            try await CommandRun.darkroom(["manual"]), try await CommandRun.darkroom(["manual"])
        )
        #expect(one.output == other.output)
        #expect(one.output.utf8.allSatisfy { $0 < 0x80 })
    }
}
