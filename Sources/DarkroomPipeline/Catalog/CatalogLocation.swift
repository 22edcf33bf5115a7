/// Where a catalog stands: its folder and its name in there.
struct CatalogLocation: Equatable {
    /// Absolute, without links.
    var folder: String
    /// `catalog.json` unless the user named another file.
    var name: String

    /// Finds the catalog that a user means by the file's path or its folder's.
    init(path: String) throws(BuildError) {
        let isFolder = JSONFile.isFolder(path)
        let parts = Self.split(path)
        guard let folder = JSONFile.realPath(isFolder ? path : parts.folder) else {
            throw Self.notFound(path, reason: "there is no such file or folder")
        }
        self.folder = folder
        name = isFolder ? "catalog.json" : parts.name
    }

    /// What the file holds.
    func bytes() throws(BuildError) -> [UInt8] {
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        do {
            return try JSONFile.bytes(at: path)
        } catch {
            throw Self.notFound(path, reason: error.reason)
        }
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = path[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    private static func notFound(_ path: String, reason: String) -> BuildError {
        .invalidInput([
            "\(path): the catalog can't be read, because \(reason); "
                + "give the path of a catalog.json or of the folder that holds one"
        ])
    }
}
