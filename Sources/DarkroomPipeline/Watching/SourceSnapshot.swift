internal import Foundation

/// How everything that a build reads looked at one moment, by its stamps; links are not followed out
/// of the photos.
struct SourceSnapshot: FolderVisitor {
    let places: WatchedPlaces
    /// Which folders tell of changes, and what matters in each.
    private(set) var folders: [String: WatchedFolder] = [:]
    private var stamps: [String: FileStamp] = [:]

    /// Looks at the places.
    init(_ places: WatchedPlaces) {
        self.places = places
        for file in places.files {
            follow(PathTrail(to: file))
            stamps[file] = FileStamp(photo: file)
        }
        let photos = PathTrail(to: places.photos)
        follow(photos)
        FolderWalk.run(&self, at: photos.end, called: photos.end)
    }

    /// Whether all looked the same.
    func isSame(as other: SourceSnapshot) -> Bool { stamps == other.stamps }

    private mutating func follow(_ trail: PathTrail) {
        for step in trail.steps {
            folders[step.folder, default: WatchedFolder()].names[step.name] = step.isLast
        }
    }

    mutating func enters(_ path: String) -> Bool {
        guard !places.own.contains(path) else { return false }
        folders[path, default: WatchedFolder()].isWhole = true
        return true
    }

    mutating func finds(_ entry: FolderEntry, _ facts: stat) {
        if !places.own.contains(entry.path) { stamps[entry.path] = FileStamp(facts) }
    }

    /// A folder that is not there, or shut: the build tells where that matters.
    mutating func fails(_ path: String, _ reason: Int32) {}
}

/// What matters in a folder.
struct WatchedFolder {
    /// Names on the way to something, and whether what stands there is read itself.
    var names: [String: Bool] = [:]
    /// Whether everything in it matters.
    var isWhole = false

    /// Whether the content of files in it matters.
    var isRead: Bool { isWhole || names.values.contains(true) }
}
