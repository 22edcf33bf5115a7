import Foundation

/// A folder for one test, removed with it.
final class ScratchFolder {
    let path: String

    /// A new folder with these files, by path.
    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "darkroom-\(UUID().uuidString)")
        path = folder.path(percentEncoded: false)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
