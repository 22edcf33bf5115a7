extension Manifest {
    /// A book.
    public struct Book: Codable, Sendable, Equatable {
        /// Unique among the books.
        public var id: String
        /// Title.
        public var title: String
        /// Author's name.
        public var author: String?
        /// Number of pages.
        public var pages: Int?
        /// `yyyy-MM-dd`.
        public var releaseDate: String?
        /// Dedication or epigraph.
        public var dedication: String?
        /// Summary.
        public var summary: String?
        /// Address of the book's article.
        public var wiki: String?
        /// In order.
        public var chapters: [Chapter]
        /// What the keys of its pictures begin with, such as `book/contact`: `<key>/<role>`. Nil where the
        /// manifest does not tell.
        public var key: String?
        /// Keys into ``Manifest/images``.
        public var images: BookImages

        /// A book.
        public init(
            id: String, title: String, author: String?, pages: Int?, releaseDate: String?,
            dedication: String?, summary: String?, wiki: String?, chapters: [Chapter],
            images: BookImages, key: String? = nil
        ) {
            self.id = id
            self.title = title
            self.author = author
            self.pages = pages
            self.releaseDate = releaseDate
            self.dedication = dedication
            self.summary = summary
            self.wiki = wiki
            self.chapters = chapters
            self.images = images
            self.key = key
        }
    }

    /// A chapter of a book.
    public struct Chapter: Codable, Sendable, Equatable {
        /// Title.
        public var title: String

        /// A chapter.
        public init(title: String) { self.title = title }
    }

    /// Picture keys of a book; a picture that failed or is switched off is left out.
    public struct BookImages: Codable, Sendable, Equatable {
        /// The cover.
        public var cover: String?

        /// Picture keys.
        public init(cover: String?) { self.cover = cover }
    }
}
