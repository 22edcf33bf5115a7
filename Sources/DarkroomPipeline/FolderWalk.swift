internal import Foundation

/// A walk through a folder and all below it that follows no link: every folder is opened inside the
/// one above it, so that it does not lead astray where folders are moved and replaced meanwhile.
enum FolderWalk {
    /// Goes through the folder at a path; links on the way there are followed. Where there is no
    /// such folder the visitor is told of a failure.
    ///
    /// - Parameter path: what the folder is called to the visitor.
    static func run<Visitor: FolderVisitor>(
        _ visitor: inout Visitor, at place: String, called path: String
    ) {
        guard visitor.enters(path) else { return }
        let folder = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        list(folder, path, &visitor)
    }

    /// Visits what an open folder holds, in the names' order, and closes it.
    private static func list<Visitor: FolderVisitor>(
        _ folder: Int32, _ path: String, _ visitor: inout Visitor
    ) {
        guard folder >= 0, let stream = fdopendir(folder) else {
            visitor.fails(path, errno)
            if folder >= 0 { close(folder) }
            return
        }
        defer { closedir(stream) }
        let (names, trouble) = names { readdir(stream) }
        if trouble != 0 { visitor.fails(path, trouble) }
        for name in names {
            let entry = FolderEntry(folder, name, path)
            guard let facts = entry.facts else { continue }
            guard facts.st_mode & S_IFMT == S_IFDIR else {
                visitor.finds(entry, facts)
                continue
            }
            guard visitor.enters(entry.path) else { continue }
            let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            list(inner, entry.path, &visitor)
            visitor.leaves(entry)
        }
    }

    /// All names that are read but `.` and `..`, ascending by bytes; and the error number where not all
    /// could be read.
    private static func names(
        _ next: () -> UnsafeMutablePointer<dirent>?
    ) -> ([[CChar]], trouble: Int32) {
        var names: [[CChar]] = []
        errno = 0
        while let found = next() {
            let name = withUnsafePointer(to: &found.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) {
                    Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
                }
            }
            if name != [46, 0], name != [46, 46, 0] { names.append(name) }
            errno = 0
        }
        let trouble = errno
        names.sort { one, other in
            one.lexicographicallyPrecedes(other) { UInt8(bitPattern: $0) < UInt8(bitPattern: $1) }
        }
        return (names, trouble)
    }
}

/// Something that a folder holds.
struct FolderEntry {
    /// The open folder.
    let folder: Int32
    /// Its name there, ended by a zero. Need not be UTF-8.
    let name: [CChar]
    /// Its path, as far as it is text.
    let path: String

    fileprivate init(_ folder: Int32, _ name: [CChar], _ path: String) {
        self.folder = folder
        self.name = name
        let text = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        self.path = path + "/" + text
    }

    /// What `lstat` tells of it; nil where it is gone.
    fileprivate var facts: stat? {
        var facts = stat()
        return fstatat(folder, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 ? facts : nil
    }
}

/// Who is led through folders.
protocol FolderVisitor {
    /// Comes to a folder; whether it is to be gone through.
    mutating func enters(_ path: String) -> Bool

    /// Comes to something that is no folder: a file, a link, a pipe.
    mutating func finds(_ entry: FolderEntry, _ facts: stat)

    /// Has gone through a folder, as far as that could be done; not told of the first one.
    mutating func leaves(_ folder: FolderEntry)

    /// Could not go through a folder, or not through all of it, for this error number.
    mutating func fails(_ path: String, _ reason: Int32)
}

extension FolderVisitor {
    mutating func enters(_ path: String) -> Bool { true }

    mutating func leaves(_ folder: FolderEntry) {}
}
