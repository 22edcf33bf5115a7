import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The preview as a file: what it holds, where it lies, and what other commands think of it.
@Suite(.needs()) struct PreviewFileTests {
    private func build(_ bench: Workbench) async throws -> Build {
        try await Reference.run("gradient", bench.photo("a.png"), "800", "900")
        return try await bench.build(.focuses(["a.png"]), recipe: #"{"formats": ["png"]}"#)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func thePageIsTheSameEachTime() async throws {
        try await Workbench.with { bench in
            let build = try await build(bench)
            let run = try await bench.preview()
            let bytes = try Data(
                contentsOf: URL(filePath: build.file(CatalogText.key("a.png"), scale: 2)))
            let size = String(format: "%.1f kB", Double(bytes.count) / 1000)
            #expect(run.output == "1 picture embedded, \(size)\nPage: \(bench.page)\n")
            let first = try text(bench.page)
            #expect(first.contains(">\(bytes.base64EncodedString())</script>"))
            #expect(first.contains("img-src data:; "))
            let other = bench.folder.path("other.html")
            try await bench.preview("--output", other)
            #expect(try text(other) == first)
            #expect(!first.contains(bench.folder.path))
        }
    }

    @Test func picturesBeyondTheLimitAreLinkedTo() async throws {
        try await Workbench.with { bench in
            let build = try await build(bench)
            let path = try build.file(CatalogText.key("a.png"), scale: 2)
            let size = try Data(contentsOf: URL(filePath: path)).count
            #expect(try await bench.preview("--embed-limit", "\(size)").messages == "")
            let run = try await bench.preview("--embed-limit", "\(size - 1)")
            #expect(run.ending == .code(0))
            #expect(run.messages.contains("the page links to them"))
            #expect(run.output.hasPrefix("1 picture linked, "))
            #expect(try text(bench.page).contains(#""link":"""#))
            let other = bench.folder.path("other.html")
            try await bench.preview("--link", "--output", other)
            #expect(try text(other).contains(#""link":"out/""#))
        }
    }

    @Test func aFileThatIsGoneIsNamed() async throws {
        try await Workbench.with { bench in
            let path = try await build(bench).file(CatalogText.key("a.png"), scale: 2)
            try FileManager.default.removeItem(atPath: path)
            for option in ["--embed-limit=1G", "--link"] {
                let run = try await bench.preview(option)
                #expect(run.ending == .code(1))
                #expect(
                    run.messages.hasPrefix("darkroom: failed: images/focus/a-png/thumbnail@2x."))
                #expect(try text(bench.page).contains(#""absent":["images/focus/"#))
            }
        }
    }

    @Test func otherCommandsDoNotMindThePage() async throws {
        try await Workbench.with { bench in
            _ = try await build(bench)
            try await bench.preview()
            let verify = try await CommandRun.darkroom(["verify", bench.output])
            #expect(verify.ending == .code(0))
            #expect(verify.messages == "")
            #expect(try await CommandRun.darkroom(["prune", bench.output]).ending == .code(0))
            #expect(FileManager.default.fileExists(atPath: bench.page))
            #expect(try await bench.build().run.ending == .code(0))
            #expect(FileManager.default.fileExists(atPath: bench.page))
        }
    }

    @Test func saysWhatIsInTheWay() async throws {
        try await Workbench.with { bench in
            let none = try await bench.preview()
            #expect(none.ending == .code(2))
            #expect(none.messages.contains("there is no manifest that can be read"))
            _ = try await build(bench)
            let run = try await bench.preview("--output", bench.folder.path("none/page.html"))
            #expect(run.ending == .code(3))
            #expect(run.messages.contains("none/page.html: can't be written"))
        }
    }
}
