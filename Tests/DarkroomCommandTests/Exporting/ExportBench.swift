import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// A built catalog of odd ids, and what exports make of it.
final class ExportBench {
    private let folder: ScratchFolder
    var output: String { folder.path + "/out" }
    /// Where exports go.
    var destination: String { folder.path + "/app" }

    /// Ids that differ in case, punctuation, normalisation or not at all in ASCII, that begin with a
    /// digit, or that are words of Swift, Java, Windows or of what is exported.
    static let focuses = [
        "ABC", "abc", "a-b", "a_b", "a.b", "\u{E9}", "e\u{301}", "深呼吸", "富士山", "7-days", "Type",
        "self",
        "con", "über/die Straße", "fourSevenEight", "DarkroomImage",
    ]
    static let trips = ["class", "9 to 5"]

    /// Builds it.
    ///
    /// - Parameter scales: those of the recipe. The trips' photo has 600 × 600 pixels, so that it fills
    ///   the gallery's 128 points at scale 3, and the cover's 352 at scale 1 alone.
    init(formats: [String] = ["auto"], scales: [Int] = [1, 2, 3]) async throws {
        let focuses = Self.focuses.map {
            #"{"id": "\#($0)", "title": "\#($0)\n*/ x", "imageName": "p.jpg"}"#
        }
        let trips = Self.trips.map {
            #"{"id": "\#($0)", "title": "\#($0)", "selectedImages": ["p.jpg", "cut.jpg", "q.png"]}"#
        }
        folder = try ScratchFolder([
            "catalog.json": """
            {"version": 1, "focuses": [\(focuses.joined(separator: ",\n"))],
             "trips": [\(trips.joined(separator: ",\n"))]}
            """,
            "recipe.json": #"{"formats": \#(formats), "scales": \#(scales), "crop": "centre"}"#,
        ])
        let photos = folder.path + "/photos"
        try FileManager.default.createDirectory(atPath: photos, withIntermediateDirectories: true)
        for (name, arguments) in [
            ("p.jpg", ["-size", "600x600", "plasma:red-blue", "-depth", "8"]),
            ("q.png", ["-size", "400x400", "xc:#12345680"]),
        ] {
            try await ReferenceTool.convert.run(arguments + [photos + "/" + name])
        }
        try Data([0xFF, 0xD8, 0xFF, 0xE0, 0]).write(to: URL(filePath: photos + "/cut.jpg"))
        let run = try await CommandRun.darkroom(
            ["build", folder.path, "--output", output, "--progress", "none"])
        try #require(run.ending == .code(1), "\(run.messages)")
    }

    func export(_ form: String, to destination: String? = nil) async throws -> CommandRun {
        try await CommandRun.darkroom(
            ["export", form, output, destination ?? self.destination])
    }

    func manifest() throws -> Manifest {
        try Manifest(json: Data(contentsOf: URL(filePath: output + "/manifest.json")))
    }

    /// The bytes of a file by its path in the destination; nil where there is none.
    func bytes(_ path: String) -> Data? {
        FileManager.default.contents(atPath: destination + "/" + path)
    }

    func write(_ text: String, to path: String) throws {
        let file = URL(filePath: destination + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// All files below a folder, with their bytes.
    static func files(_ folder: String) throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return paths.reduce(into: [:]) { files, path in
            files[path] = FileManager.default.contents(atPath: folder + "/" + path)
        }
    }

    /// Makes the manifest forget a trip, as a build without it does.
    func forget(_ trip: String) throws {
        var manifest = try manifest()
        manifest.models.trips.removeAll { $0.id == trip }
        try Data(manifest.encoded()).write(to: URL(filePath: output + "/manifest.json"))
    }
}
