internal import CanonicalJSON

extension BookEntry {
    /// A book of the app's own data, without its cover; nil, with the reasons logged, where
    /// something that it needs is missing.
    init?(at cursor: JSONCursor, ids: inout IdentifierRegister) {
        guard let book = cursor.object(keys: [])?["attributes"].object(keys: []) else { return nil }
        let title = book["title"].string()
        let id = Self.identifier(of: book, title: title, ids: &ids)
        let author = book["author"].present?.string()
        let pages = book["pages"].present?.integer(in: 1...Int.max)
        let releaseDate = book["release_date"].present?.day()
        let dedication = book["dedication"].present?.string()
        let summary = book["summary"].present?.string()
        let wiki = book["wiki"].present?.string()
        let chapters = book["chapters"].present?.list {
            $0.object(keys: [])?["title"].string()
        }
        guard let id, let title else { return nil }
        self.init(
            id: id, title: title, author: author, pages: pages, releaseDate: releaseDate,
            dedication: dedication, summary: summary, wiki: wiki, chapters: chapters ?? [],
            cover: nil)
    }

    /// An `id` that is no text is the app's own business.
    private static func identifier(
        of book: JSONCursor, title: String?, ids: inout IdentifierRegister
    ) -> String? {
        if case .string(let id) = book["id"].value, !id.isEmpty {
            return ids.claim(id, by: book["id"])
        }
        return title.map { ids.claim(Slug.id(of: $0), by: book["title"]) }
    }
}
