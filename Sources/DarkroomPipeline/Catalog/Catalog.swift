/// What an app wants pictures of: its model objects and the names of their source photos.
///
/// Read from `catalog.json` by ``CatalogReader``. Pure values; every image name is still as its
/// author wrote it, unresolved.
public struct Catalog: Sendable, Equatable {
    /// Folder of the photos, relative to the catalog's own. `photos` by default.
    public var photos: String
    /// The start page's list of the Focus app.
    public var focuses: [FocusEntry]
    /// The sections of the Focus app's two-column grid, in order.
    public var quickFocusSections: [QuickFocusSectionEntry]
    /// The trips of the trip record app.
    public var trips: [TripEntry]
    /// The books of the book tracker, read from its own data file.
    public var books: [BookEntry]
}

/// An image name in the catalog, with the focal point that may come with it.
public struct ImageReference: Sendable, Equatable {
    /// The name as written, with or without extension, relative to the photos folder.
    public var name: String
    /// Fractions of the upright source, (0, 0) top left; nil: to be found.
    public var focalPoint: CatalogPoint?
    /// Where it stands, for messages: `catalog.json: $.trips[0].selectedImages[1]`.
    public var place: String
}

/// A point in fractions of the upright source, each from 0 to 1, (0, 0) top left.
public struct CatalogPoint: Sendable, Equatable {
    /// From the left edge, 0 to 1.
    public var x: Double
    /// From the top edge, 0 to 1.
    public var y: Double
}

/// One row of the start page, and one item of a quick-focus section: the two share their shape.
public struct FocusEntry: Sendable, Equatable {
    /// Unique within its model type; the image name without extension by default.
    public var id: String
    /// Shown title.
    public var title: String
    /// Shown description; nil where the catalog has none.
    public var description: String?
    /// The source of its thumbnail.
    public var image: ImageReference
}

/// A titled section of the two-column grid.
public struct QuickFocusSectionEntry: Sendable, Equatable {
    /// Unique among the sections; the slug of its title by default.
    public var id: String
    /// Shown title.
    public var title: String
    /// Its items, in order.
    public var items: [FocusEntry]
}

/// A trip of the trip record app.
public struct TripEntry: Sendable, Equatable {
    /// Unique among the trips; the first selected image's name without extension by default.
    public var id: String
    /// Shown title.
    public var title: String
    /// Shown below the title.
    public var subtitle: String?
    /// Place name.
    public var location: String?
    /// First day, `yyyy-MM-dd`, a real day of the Gregorian calendar.
    public var startDate: String?
    /// Last day, `yyyy-MM-dd`, not before ``startDate``.
    public var endDate: String?
    /// Whether others may see it. `false` by default.
    public var isPublic: Bool
    /// Names of those who came along. Empty by default.
    public var friends: [String]
    /// The gallery, in order; the first one is the cover.
    public var selectedImages: [ImageReference]
    /// The source of both headers; the first selected image where it is nil.
    public var backgroundImage: ImageReference?
}

/// A book of the book tracker.
public struct BookEntry: Sendable, Equatable {
    /// Unique among the books; the slug of its title by default.
    public var id: String
    /// Title.
    public var title: String
    /// Author's name.
    public var author: String?
    /// Number of pages, 1 or more.
    public var pages: Int?
    /// Day of publication, `yyyy-MM-dd`.
    public var releaseDate: String?
    /// Dedication or epigraph.
    public var dedication: String?
    /// Summary.
    public var summary: String?
    /// Address of the book's article.
    public var wiki: String?
    /// Chapter titles, in order.
    public var chapters: [String]
    /// The source of its cover; nil where the catalog gives no pattern for covers.
    public var cover: ImageReference?
}
