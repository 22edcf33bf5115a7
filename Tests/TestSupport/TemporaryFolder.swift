import Foundation

/// A folder of its own for one test; gone, with all that is in it, when the test's closure ends.
public struct TemporaryFolder: Sendable {
    /// Absolute, without links.
    public let path: String

    /// Runs the closure with a new empty folder and removes it afterwards.
    public static func with<Result>(
        _ body: (TemporaryFolder) throws -> Result
    ) throws -> Result {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try body(folder)
    }

    /// Runs the closure with a new empty folder and removes it afterwards.
    public static func with<Result>(
        _ body: (TemporaryFolder) async throws -> Result
    ) async throws -> Result {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try await body(folder)
    }

    /// The absolute path of a name in the folder.
    public func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a text file, and the folders above it; gives its absolute path.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String {
        try write(Array(text.utf8), to: name)
    }

    /// Writes a file, and the folders above it; gives its absolute path.
    @discardableResult
    public func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return path(name)
    }

    /// Makes a symbolic link in the folder; `target` is taken as it is.
    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path(name), withDestinationPath: target)
    }

    private init() throws {
        let name = "darkroom-test-\(UUID().uuidString)"
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    private func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
