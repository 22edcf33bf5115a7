internal import Foundation

/// How the file system tells a file from what it was before, without reading it.
struct FileStamp: Codable, Sendable, Equatable {
    /// Bytes.
    let size: Int
    /// When its content was last written, in nanoseconds since 1970.
    let modified: Int
    /// When anything of it last changed, in nanoseconds since 1970: the one time that no program can
    /// set back.
    let changed: Int
    let inode: Int

    /// The stamp of a file that `stat` told of.
    init(_ facts: stat) {
        size = Int(facts.st_size)
        #if canImport(Darwin)
            modified = Self.nanoseconds(facts.st_mtimespec)
            changed = Self.nanoseconds(facts.st_ctimespec)
        #else
            modified = Self.nanoseconds(facts.st_mtim)
            changed = Self.nanoseconds(facts.st_ctim)
        #endif
        inode = Int(truncatingIfNeeded: facts.st_ino)
    }

    /// The stamp of the regular file at a path, at the end of its links; nil where there is none.
    init?(photo path: String) {
        var facts = Foundation.stat()
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(facts)
    }

    /// The stamp of the regular file at a path that is no link; nil where there is none.
    init?(output path: String) {
        var facts = Foundation.stat()
        guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(facts)
    }

    /// Of a file that could not be opened: that of no file.
    static let unknown = FileStamp(size: 0, modified: 0, changed: 0, inode: 0)

    init(size: Int, modified: Int, changed: Int, inode: Int) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// Whether only what is around the content may differ: names, owner, permissions.
    func hasContent(of other: FileStamp) -> Bool {
        size == other.size && modified == other.modified && inode == other.inode
    }

    /// Whether a file that was read at `time` and is changed later will have another stamp. If it was
    /// written just before, it can be written again within the same tick of the file system's clock.
    func isSettled(at time: Int) -> Bool {
        // A time of writing that is still to come was set by hand.
        let written = modified <= time ? max(modified, changed) : changed
        return written + Settings.timestampGranularity < time
    }

    /// Nanoseconds since 1970.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int {
        Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    }
}
