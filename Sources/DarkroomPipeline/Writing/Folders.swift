internal import Foundation

/// Folders that are made and removed on the way to files.
enum Folders {
    /// Makes a folder and those above it; the error number if that can't be done.
    static func make(_ folder: String) -> Int32? {
        guard let reason = makeOne(folder) else { return nil }
        guard reason == ENOENT, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex
        else { return reason }
        return make(String(folder[..<slash])) ?? makeOne(folder)
    }

    /// The folder that a path stands in; `.` for a name alone.
    static func above(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// Removes the folders that a file stood in, as far as they are empty, up to `top`, which stays.
    static func removeEmpty(above file: String, upTo top: String) {
        var folder = above(file)
        while folder != ".", rmdir(top + "/" + folder) == 0 { folder = above(folder) }
    }

    /// Makes a folder in one that is there; another lane may be quicker.
    private static func makeOne(_ folder: String) -> Int32? {
        guard mkdir(folder, 0o755) != 0 else { return nil }
        guard errno == EEXIST else { return errno }
        return JSONFile.isFolder(folder) ? nil : ENOTDIR
    }
}
