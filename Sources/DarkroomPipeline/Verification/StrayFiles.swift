internal import DarkroomManifest
internal import Foundation

/// The files below `images` that no picture of a manifest has, links and all, without following any.
struct StrayFiles: FolderVisitor {
    /// Paths relative to the output folder, ascending.
    private(set) var paths: [String] = []
    /// Folders that can't be listed, and why: `images/trip: Permission denied`.
    private(set) var unlisted: [String] = []
    private let named: NamedFiles

    init(output: String, named: NamedFiles) {
        self.named = named
        FolderWalk.run(&self, at: output + "/images", called: "images")
        paths.sort()
    }

    mutating func finds(_ entry: FolderEntry, _ facts: stat) {
        if !named.needs(entry.path, facts) { paths.append(entry.path) }
    }

    mutating func fails(_ path: String, _ reason: Int32) {
        // A build without pictures makes no such folder.
        guard reason != ENOENT else { return }
        unlisted.append("\(path): \(String(cString: strerror(reason)))")
    }
}

/// The files that a manifest names.
struct NamedFiles {
    private let files: Set<String>
    private let onTheWay: Set<String>

    init(_ manifest: Manifest) {
        var files: Set<String> = []
        var onTheWay: Set<String> = []
        for path in manifest.images.values.flatMap(\.variants).map(\.path) {
            // A roundabout way leads to a file all the same.
            guard let direct = RelativePath.normalized(path) else { continue }
            guard files.insert(direct).inserted else { continue }
            var folder = direct[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                guard onTheWay.insert(String(folder)).inserted else { break }
            }
        }
        self.files = files
        self.onTheWay = onTheWay
    }

    /// Whether something that is no folder has to stay: a file that is named, or a link that leads to
    /// one.
    func needs(_ path: String, _ facts: stat) -> Bool {
        files.contains(path) || facts.st_mode & S_IFMT == S_IFLNK && onTheWay.contains(path)
    }
}
