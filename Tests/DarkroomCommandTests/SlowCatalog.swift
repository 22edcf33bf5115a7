import Foundation

/// A catalog of many photos, so that a build of it can be caught at work.
final class SlowCatalog {
    private let folder: ScratchFolder
    /// The catalog's folder.
    var path: String { folder.path }

    /// `photos` focuses, each with a photo of its own.
    init(photos: Int) throws {
        let items = (0..<photos).map { #"{"title":"t","description":"d","imageName":"p\#($0)"}"# }
        folder = try ScratchFolder([
            "catalog.json": #"{"version":1,"focuses":[\#(items.joined(separator: ","))]}"# + "\n"
        ])
        let target = URL(filePath: folder.path).appending(path: "photos")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for index in 0..<photos {
            try Self.place(at: target.appending(path: "p\(index).jpg"))
        }
    }

    /// A hard link where that is possible: the photo is large.
    private static func place(at target: URL) throws {
        do {
            try FileManager.default.linkItem(at: photo, to: target)
        } catch {
            try FileManager.default.copyItem(at: photo, to: target)
        }
    }

    private static var photo: URL {
        let package = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        return package.appending(path: "Assets/photos/sunset.jpg")
    }
}
