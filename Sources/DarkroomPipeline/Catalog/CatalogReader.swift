/// A catalog that was read, and where.
public struct CatalogDocument: Sendable, Equatable {
    /// What it holds.
    public var catalog: Catalog
    /// Its folder: an absolute path without links; every path in the catalog starts there.
    public var folder: String
    /// Names of the files that it was read from, relative to the folder.
    public var files: [String] = []
    /// SHA-256 of all of them, in hexadecimal.
    public var digest = ""
}

/// Reads `catalog.json` and the books' data that it names.
public enum CatalogReader {
    /// Reads the catalog at a path: the file, or the folder that holds `catalog.json`.
    ///
    /// Throws `BuildError.invalidInput` with every problem of all its files.
    ///
    /// - Parameter warn: told what its author should know, problems or not: a misspelt key often
    ///   explains a missing one.
    public static func read(
        path: String, warn: (String) -> Void = { _ in }
    ) throws(BuildError) -> CatalogDocument {
        let location = try CatalogLocation(path: path)
        let log = ProblemLog()
        let source = JSONSource(file: location.name, rules: .catalog, log: log)
        let bytes = try location.bytes()
        let catalog = source.root(of: bytes).flatMap { Catalog(at: $0, folder: location.folder) }
        log.warnings.forEach(warn)
        try log.throwErrors()
        guard let catalog else {
            throw .invalidInput(["\(location.name): it holds no catalog"])
        }
        let digests = log.files.map(\.digest).joined(separator: "\n")
        return CatalogDocument(
            catalog: catalog, folder: location.folder, files: log.files.map(\.name),
            digest: SHA256.digest(of: digests).hex)
    }
}

extension Catalog {
    private static let keys = ["version", "photos", "focuses", "quickFocus", "trips", "books"]

    /// What the whole file holds; whatever is wrong is logged and left out.
    fileprivate init?(at cursor: JSONCursor, folder: String) {
        guard let root = cursor.object(keys: Self.keys) else { return nil }
        var focusIDs = IdentifierRegister()
        var tripIDs = IdentifierRegister()
        _ = root["version"].integer(in: 1...1)
        photos = root["photos"].present.map { $0.relativePath() ?? "" } ?? "photos"
        focuses = root["focuses"].present?.list { FocusEntry(at: $0, ids: &focusIDs) } ?? []
        quickFocusSections =
            root["quickFocus"].present.map(QuickFocusSectionEntry.sections) ?? []
        trips = root["trips"].present?.list { TripEntry(at: $0, ids: &tripIDs) } ?? []
        books = root["books"].present.map(BooksReader(folder: folder).read) ?? []
    }
}
