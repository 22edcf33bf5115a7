internal import CanonicalJSON

/// The keys of all pictures of a catalog's model objects. The manifest's models and the plan both
/// take them from here.
struct PictureKeys: Sendable {
    private let focusFolders: [ExactString: String]
    private let quickFocusFolders: [ExactString: String]
    private let tripFolders: [ExactString: String]
    private let bookFolders: [ExactString: String]

    init(_ catalog: Catalog) {
        focusFolders = Slug.pathComponents(ids: catalog.focuses.map(\.id))
        quickFocusFolders = Slug.pathComponents(
            ids: catalog.quickFocusSections.flatMap(\.items).map(\.id))
        tripFolders = Slug.pathComponents(ids: catalog.trips.map(\.id))
        bookFolders = Slug.pathComponents(ids: catalog.books.map(\.id))
    }

    /// What the keys of a focus' pictures begin with.
    func focus(_ id: String) -> String { key("focus", focusFolders, id) }

    /// What the keys of a quick-focus item's pictures begin with.
    func quickFocus(_ id: String) -> String { key("quickFocus", quickFocusFolders, id) }

    /// What the keys of a trip's pictures begin with.
    func trip(_ id: String) -> String { key("trip", tripFolders, id) }

    /// What the keys of a book's pictures begin with.
    func book(_ id: String) -> String { key("book", bookFolders, id) }

    func focusThumbnail(_ id: String) -> String { focus(id) + "/thumbnail" }

    func quickFocusThumbnail(_ id: String) -> String { quickFocus(id) + "/thumbnail" }

    func tripCover(_ id: String) -> String { trip(id) + "/cover" }

    func tripHeaderCollapsed(_ id: String) -> String { trip(id) + "/header.collapsed" }

    func tripHeaderExpanded(_ id: String) -> String { trip(id) + "/header.expanded" }

    /// The gallery picture at `position`, counted from 1.
    func tripGallery(_ id: String, _ position: Int) -> String { trip(id) + "/gallery.\(position)" }

    func bookCover(_ id: String) -> String { book(id) + "/cover" }

    private func key(_ type: String, _ folders: [ExactString: String], _ id: String) -> String {
        "\(type)/\(folders[ExactString(id)] ?? Slug.pathComponent(id))"
    }
}
