internal import Foundation

/// A folder and what the benchmarks do with one.
struct Folder {
    let path: String

    init(_ path: String) { self.path = path }

    /// Makes it, and those above it, where it is missing.
    func make() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Makes it anew, empty.
    func empty() throws {
        if FileManager.default.fileExists(atPath: path) {
            try FileManager.default.removeItem(atPath: path)
        }
        try make()
    }

    /// Removes it with all that is in it.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Paths of all files in it and below, ascending, hidden ones too. Fails where there is no such folder.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path)
            .map { "\(path)/\($0)" }
            .filter { Self.attributes($0)?[.type] as? FileAttributeType == .typeRegular }
            .sorted()
    }

    /// Bytes of some files together.
    static func bytes(of files: [String]) -> Int {
        files.reduce(0) { $0 + (attributes($1)?[.size] as? Int ?? 0) }
    }

    private static func attributes(_ path: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: path)
    }

    /// Links a file to a second place, or copies it where links can't be made.
    static func place(_ file: String, at place: String) throws {
        do {
            try FileManager.default.linkItem(atPath: file, toPath: place)
        } catch {
            try FileManager.default.copyItem(atPath: file, toPath: place)
        }
    }

    /// Runs the closure with a new empty folder and removes it afterwards.
    static func withTemporary<Result>(_ body: (Folder) throws -> Result) throws -> Result {
        let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let folder = Folder("\(place.path)/darkroom-bench-\(UUID().uuidString)")
        try folder.make()
        defer { folder.remove() }
        return try body(folder)
    }
}
