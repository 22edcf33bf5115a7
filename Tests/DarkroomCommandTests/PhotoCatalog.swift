import DarkroomManifest
import Foundation
import TestSupport

/// A catalog of focuses that each have a photo of their own: `photos/p0.jpg`, `p1.jpg`, …
final class PhotoCatalog {
    /// Which of the samples they all are.
    enum Sample: String {
        /// 12 megapixels: a build of many can be caught at work.
        case large = "sunset.jpg"
        /// A quarter of a megapixel.
        case small = "beijing/tower.jpg"
    }

    private let folder: ScratchFolder
    /// The catalog's folder.
    var path: String { folder.path }
    /// Where `build` puts things.
    var output: String { folder.path + "/out" }

    /// `photos` focuses.
    init(photos: Int, of sample: Sample = .small, recipe: String = "{}") throws {
        let items = (0..<photos).map { #"{"title":"t","description":"d","imageName":"p\#($0)"}"# }
        folder = try ScratchFolder([
            "catalog.json": #"{"version":1,"focuses":[\#(items.joined(separator: ","))]}"# + "\n",
            "recipe.json": recipe,
        ])
        let target = URL(filePath: folder.path).appending(path: "photos")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for index in 0..<photos {
            try Self.place(sample, at: target.appending(path: "p\(index).jpg"))
        }
    }

    /// Runs the real binary on it.
    func build(_ options: String..., fault: String? = nil) async throws -> CommandRun {
        var environment = ["SWIFT_BACKTRACE": "enable=no"]
        environment["DARKROOM_FAULT"] = fault
        return try await CommandRun.darkroom(
            ["build", path, "--output", output, "--progress", "none"] + options,
            environment: environment)
    }

    /// What a build wrote.
    func manifest() throws -> Manifest { try Manifest(json: manifestBytes()) }

    /// The manifest's bytes.
    func manifestBytes() throws -> Data {
        try Data(contentsOf: URL(filePath: output + "/manifest.json"))
    }

    /// A hard link where that is possible: the photo may be large.
    private static func place(_ sample: Sample, at target: URL) throws {
        let photo = package.appending(path: "Assets/photos/" + sample.rawValue)
        do {
            try FileManager.default.linkItem(at: photo, to: target)
        } catch {
            try FileManager.default.copyItem(at: photo, to: target)
        }
    }

    private static var package: URL {
        (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    }
}
