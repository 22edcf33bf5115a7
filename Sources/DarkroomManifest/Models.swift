extension Manifest {
    /// The model objects of all apps, each list in the catalog's order.
    public struct Models: Codable, Sendable, Equatable {
        /// The start page of the Focus app.
        public var focuses: [Focus]
        /// The sections of the Focus app's grid.
        public var quickFocusSections: [QuickFocusSection]
        /// The trip record app.
        public var trips: [Trip]
        /// The book tracker.
        public var books: [Book]

        /// The model objects.
        public init(
            focuses: [Focus] = [], quickFocusSections: [QuickFocusSection] = [],
            trips: [Trip] = [], books: [Book] = []
        ) {
            self.focuses = focuses
            self.quickFocusSections = quickFocusSections
            self.trips = trips
            self.books = books
        }
    }

    /// A focus, and also an item of a quick-focus section.
    public struct Focus: Codable, Sendable, Equatable {
        /// Unique within its model type.
        public var id: String
        /// Shown title.
        public var title: String
        /// Shown description.
        public var description: String?
        /// The image name as the catalog has it.
        public var imageName: String
        /// Keys into ``Manifest/images``.
        public var images: FocusImages

        /// A focus.
        public init(
            id: String, title: String, description: String?, imageName: String, images: FocusImages
        ) {
            self.id = id
            self.title = title
            self.description = description
            self.imageName = imageName
            self.images = images
        }
    }

    /// Picture keys of a focus; a picture that failed or is switched off is left out.
    public struct FocusImages: Codable, Sendable, Equatable {
        /// The list's or grid's picture.
        public var thumbnail: String?

        /// Picture keys.
        public init(thumbnail: String?) { self.thumbnail = thumbnail }
    }

    /// A titled section of the grid.
    public struct QuickFocusSection: Codable, Sendable, Equatable {
        /// Unique among the sections.
        public var id: String
        /// Shown title.
        public var title: String
        /// In order.
        public var items: [Focus]

        /// A section.
        public init(id: String, title: String, items: [Focus]) {
            self.id = id
            self.title = title
            self.items = items
        }
    }

    /// A trip.
    public struct Trip: Codable, Sendable, Equatable {
        /// Unique among the trips.
        public var id: String
        /// Shown title.
        public var title: String
        /// Shown below the title.
        public var subtitle: String?
        /// Place name.
        public var location: String?
        /// `yyyy-MM-dd`.
        public var startDate: String?
        /// `yyyy-MM-dd`.
        public var endDate: String?
        /// Whether others may see it.
        public var isPublic: Bool
        /// Names of those who came along.
        public var friends: [String]
        /// Image names as the catalog has them.
        public var selectedImages: [String]
        /// Image name of the background where the catalog gives one.
        public var backgroundImage: String?
        /// Keys into ``Manifest/images``.
        public var images: TripImages

        /// A trip.
        public init(
            id: String, title: String, subtitle: String?, location: String?, startDate: String?,
            endDate: String?, isPublic: Bool, friends: [String], selectedImages: [String],
            backgroundImage: String?, images: TripImages
        ) {
            self.id = id
            self.title = title
            self.subtitle = subtitle
            self.location = location
            self.startDate = startDate
            self.endDate = endDate
            self.isPublic = isPublic
            self.friends = friends
            self.selectedImages = selectedImages
            self.backgroundImage = backgroundImage
            self.images = images
        }
    }

    /// Picture keys of a trip; a picture that failed or is switched off is left out.
    public struct TripImages: Codable, Sendable, Equatable {
        /// First selected image.
        public var cover: String?
        /// Background at the collapsed height.
        public var headerCollapsed: String?
        /// Background at the expanded height.
        public var headerExpanded: String?
        /// Every selected image that could be made, in order.
        public var gallery: [String]

        enum CodingKeys: String, CodingKey {
            case cover, gallery
            case headerCollapsed = "header.collapsed"
            case headerExpanded = "header.expanded"
        }

        /// Picture keys.
        public init(
            cover: String?, headerCollapsed: String?, headerExpanded: String?, gallery: [String]
        ) {
            self.cover = cover
            self.headerCollapsed = headerCollapsed
            self.headerExpanded = headerExpanded
            self.gallery = gallery
        }
    }

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
        /// Keys into ``Manifest/images``.
        public var images: BookImages

        /// A book.
        public init(
            id: String, title: String, author: String?, pages: Int?, releaseDate: String?,
            dedication: String?, summary: String?, wiki: String?, chapters: [Chapter],
            images: BookImages
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
