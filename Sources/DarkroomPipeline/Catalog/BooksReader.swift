internal import CanonicalJSON

/// Reads the books: where the catalog says their data is, and the data itself.
struct BooksReader {
    /// The catalog's folder, absolute.
    let folder: String

    /// The books of `{"file": …, "coverPattern": …}`; empty, with the reasons logged, where
    /// something is wrong.
    func read(at cursor: JSONCursor) -> [BookEntry] {
        guard let books = cursor.object(keys: ["file", "coverPattern"]) else { return [] }
        let pattern = books["coverPattern"].present
        let coverName = pattern?.filledString(expected: "an image name with {n} in it")
        guard let file = books["file"].relativePath(),
            let entries = entries(of: file, named: books["file"])
        else { return [] }
        guard let pattern, let coverName else { return entries }
        return withCovers(entries, name: coverName, pattern: pattern)
    }

    private func entries(of file: String, named cursor: JSONCursor) -> [BookEntry]? {
        guard let bytes = bytes(of: file, named: cursor) else { return nil }
        let source = JSONSource(file: file, rules: .foreign, log: cursor.source.log)
        var ids = IdentifierRegister()
        let root = source.root(of: bytes)?.object(keys: [])
        return root?["data"].list { BookEntry(at: $0, ids: &ids) }
    }

    private func bytes(of file: String, named cursor: JSONCursor) -> [UInt8]? {
        let path = "\(folder)/\(file)"
        if let real = JSONFile.realPath(path), !real.hasPrefix(folder == "/" ? "/" : folder + "/") {
            cursor.fail(
                found: "\(JSONText.quoted(file)), a link that leads out of the catalog's folder",
                expected: "a file inside it")
            return nil
        }
        do {
            return try JSONFile.bytes(at: path)
        } catch {
            cursor.fail(
                found: "\(JSONText.quoted(file)), but \(error.reason)",
                expected: "the books' data file")
            return nil
        }
    }

    /// Gives each book the cover that the pattern names, `{n}` being its position from 1.
    private func withCovers(
        _ books: [BookEntry], name: String, pattern: JSONCursor
    ) -> [BookEntry] {
        if books.count > 1, !name.contains("{n}") {
            pattern.fail(
                expected: "{n}, the book's position, in it, as there are \(books.count) books")
        }
        return books.enumerated().map { index, book in
            var book = book
            let name = name.replacing("{n}", with: "\(index + 1)")
            book.cover = ImageReference(name: name, focalPoint: nil, place: pattern.place)
            return book
        }
    }
}
