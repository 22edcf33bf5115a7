import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The Swift that readers are shown compiles, and does what is said of it.
@Suite struct ArticleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let pages = [
        "README.md", "Sources/DarkroomManifest/DarkroomManifest.docc/DarkroomManifest.md",
        "Sources/DarkroomManifest/DarkroomManifest.docc/GettingStarted.md",
        "Sources/DarkroomManifest/DarkroomManifest.docc/LookingUp.md",
        "Sources/DarkroomManifest/DarkroomManifest.docc/ChoosingAFile.md",
    ]

    @Test(arguments: pages)
    func everySwiftLineStandsInTheCompiledSnippets(page: String) throws {
        let compiled = try Self.lines(of: "Tests/DarkroomManifestTests/ArticleSnippets.swift")
        let blocks = try Self.swiftBlocks(of: page)
        #expect(!blocks.isEmpty)
        for block in blocks {
            let isThere = compiled.indices.contains { compiled[$0...].starts(with: block) }
            #expect(isThere, "\(page): \(block.joined(separator: "\n"))")
        }
    }

    @Test func theHeaderAtThreeIsFoundBesideTheManifest() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write(try Sample.manifest.encoded(), to: "manifest.json")
            let (header, file) = try ArticleSnippets.header(at: URL(filePath: path))
            #expect(header == Sample.variant(3))
            #expect(file?.path() == folder.path("images/3.jpeg"))
        }
    }

    @Test func aTripGivesItsTitleAndCover() {
        let (title, cover) = ArticleSnippets.trip(in: Sample.manifest)
        #expect(title == "Picos de Europa")
        #expect(cover == Sample.picture([Sample.variant(1)]))
    }

    @Test func aListShowsItsItems() {
        var shown: [String] = []
        ArticleSnippets.list(Sample.manifest) { shown.append("\($0) \($1?.variants.count ?? 0)") }
        #expect(shown == ["Title of wood 2"])
    }

    @Test func failuresAreReported() {
        var reports: [String] = []
        ArticleSnippets.failures(of: Sample.manifest.trip("picos")) { reports.append($0) }
        #expect(reports == ["photos/broken.jpg: truncated, ends early", "ends early"])
        ArticleSnippets.failures(of: nil) { reports.append($0) }
        #expect(reports.count == 2)
    }

    @Test func whatCannotBeShownHasAPlaceholder() {
        let heic = Sample.picture([Sample.variant(3, .heic)])
        #expect(ArticleSnippets.file(of: heic, placeholder: "none") == "none")
        let both = Sample.picture([Sample.variant(3), Sample.variant(2, .avif)])
        #expect(ArticleSnippets.file(of: both, placeholder: "none") == "images/2.avif")
    }

    /// The lines of a file without their indentation, empty ones left out.
    private static func lines(of name: String) throws -> [String] {
        try trimmed(String(contentsOf: root.appending(path: name), encoding: .utf8))
    }

    private static func swiftBlocks(of name: String) throws -> [[String]] {
        let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst()
            .map { trimmed($0.components(separatedBy: "```")[0]) }
    }

    private static func trimmed(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}
