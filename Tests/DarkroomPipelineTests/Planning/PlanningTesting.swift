import TestSupport

@testable import DarkroomPipeline

extension Catalog {
    /// A catalog of these model objects.
    static func of(
        photos: String = "photos", focuses: [FocusEntry] = [],
        sections: [QuickFocusSectionEntry] = [], trips: [TripEntry] = [], books: [BookEntry] = []
    ) -> Catalog {
        Catalog(
            photos: photos, focuses: focuses, quickFocusSections: sections, trips: trips,
            books: books)
    }
}

extension ImageReference {
    /// A reference to `name`, standing at `place`.
    static func to(
        _ name: String, focus: (x: Double, y: Double)? = nil, at place: String = "$"
    ) -> ImageReference {
        ImageReference(
            name: name, focalPoint: focus.map { CatalogPoint(x: $0.x, y: $0.y) }, place: place)
    }
}

extension FocusEntry {
    /// A focus with that id and image.
    static func of(_ id: String, _ image: ImageReference) -> FocusEntry {
        FocusEntry(id: id, title: id, description: nil, image: image)
    }

    /// A focus with that id and the image of that name.
    static func of(_ id: String, _ image: String) -> FocusEntry { of(id, .to(image)) }
}

extension TripEntry {
    /// A trip with that id, these selected images and that background.
    static func of(
        _ id: String, _ selected: [String], background: String? = nil
    ) -> TripEntry {
        TripEntry(
            id: id, title: id, subtitle: nil, location: nil, startDate: nil, endDate: nil,
            isPublic: false, friends: [], selectedImages: selected.map { .to($0) },
            backgroundImage: background.map { .to($0) })
    }
}

extension BookEntry {
    /// A book with that id and cover.
    static func of(_ id: String, cover: String?) -> BookEntry {
        BookEntry(
            id: id, title: id, author: nil, pages: nil, releaseDate: nil, dedication: nil,
            summary: nil, wiki: nil, chapters: [], cover: cover.map { .to($0) })
    }
}
