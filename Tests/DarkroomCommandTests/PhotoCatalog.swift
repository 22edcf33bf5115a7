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
        folder = try Self.folder(of: (0..<photos).map { (id: "p\($0)", image: "p\($0)") }, recipe)
        for index in 0..<photos {
            try Self.place(sample, at: photosFolder.appending(path: "p\(index).jpg"))
        }
    }

    /// A focus for each of these files, by name.
    init(files: [String: [UInt8]], recipe: String = "{}") throws {
        let names = files.keys.sorted()
        folder = try Self.folder(
            of: names.enumerated().map { ("f\($0.offset)", $0.element) }, recipe)
        for (name, bytes) in files {
            try Data(bytes).write(to: photosFolder.appending(path: name))
        }
    }

    private static func folder(
        of focuses: [(id: String, image: String)], _ recipe: String
    ) throws -> ScratchFolder {
        let items = focuses.map {
            #"{"id":"\#($0.id)","title":"t","description":"d","imageName":"\#($0.image)"}"#
        }
        let folder = try ScratchFolder([
            "catalog.json": #"{"version":1,"focuses":[\#(items.joined(separator: ","))]}"# + "\n",
            "recipe.json": recipe,
        ])
        let photos = URL(filePath: folder.path).appending(path: "photos")
        try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
        return folder
    }

    private var photosFolder: URL { URL(filePath: folder.path).appending(path: "photos") }

    /// Runs the real binary on it.
    ///
    /// - Parameter leftovers: file that the worker is to write libvips' leftovers into.
    func build(
        _ options: String..., fault: String? = nil, leftovers: String? = nil
    ) async throws -> CommandRun {
        var environment = ["SWIFT_BACKTRACE": "enable=no"]
        environment["DARKROOM_FAULT"] = fault
        environment["DARKROOM_LEFTOVERS"] = leftovers
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
