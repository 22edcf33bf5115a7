import TestSupport
import Testing

@testable import DarkroomPipeline

/// What the tests of the catalog's readers share.
enum CatalogTesting {
    /// A catalog that was read, and what its author was warned of.
    struct Reading {
        let catalog: Catalog
        let folder: String
        let warnings: [String]
    }

    /// Reads the catalog at a path.
    static func reading(_ path: String) throws -> Reading {
        var warnings: [String] = []
        let document = try CatalogReader.read(path: path) { warnings.append($0) }
        return Reading(catalog: document.catalog, folder: document.folder, warnings: warnings)
    }

    /// Reads a catalog of that text, with the books' data beside it.
    static func read(_ text: String, books: String? = nil) throws -> Reading {
        try TemporaryFolder.with { folder in
            try folder.write(text, to: "catalog.json")
            if let books { try folder.write(books, to: "books/data.json") }
            return try reading(folder.path)
        }
    }

    /// Reads a catalog with these members beside its version.
    static func read(members: String, books: String? = nil) throws -> Reading {
        try read("{\"version\": 1, \(members)}", books: books)
    }

    /// The messages of the error that reading it throws.
    static func errors(members: String, books: String? = nil) throws -> [String] {
        try errors { try read(members: members, books: books) }
    }

    /// The messages of the error that the closure throws; none if it throws nothing.
    static func errors(_ body: () throws -> some Any) throws -> [String] {
        do {
            _ = try body()
            return []
        } catch BuildError.invalidInput(let messages) {
            return messages
        }
    }
}
