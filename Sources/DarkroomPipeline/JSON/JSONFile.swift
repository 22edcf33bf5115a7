import Foundation

/// Reads a whole file of text into memory.
enum JSONFile {
    /// Why a file can't be read.
    struct Unreadable: Error, Equatable {
        /// `there is no such file`.
        var reason: String
    }

    /// The file's bytes.
    static func bytes(at path: String) throws(Unreadable) -> [UInt8] {
        guard !isFolder(path) else { throw Unreadable(reason: "it is a folder") }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch let error as CocoaError {
            throw Unreadable(reason: reason(of: error.code))
        } catch {
            throw Unreadable(reason: "it can't be read")
        }
    }

    /// Whether anything stands at that path.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    /// Whether a folder stands at that path.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// The path without links, `.` and `..`; nil where nothing stands.
    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func reason(of code: CocoaError.Code) -> String {
        switch code {
        case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
        case .fileReadNoPermission: "there is no permission to read it"
        default: "it can't be read"
        }
    }
}
