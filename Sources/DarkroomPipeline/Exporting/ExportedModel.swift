internal import CanonicalJSON
internal import DarkroomManifest

/// A model object with the pictures that it has, under names that every consumer can use.
struct ExportedModel {
    /// `focus`, `quickFocus`, `trip` or `book`.
    let type: String
    /// Name of the object: ASCII letters, digits, `.`, `_` and `-`; unique within the type, also where
    /// case does not count.
    var name: String
    /// For people.
    let title: String
    /// The pictures, in the order of the screens.
    let pictures: [ExportedPicture]

    /// All model objects that have a picture, in the manifest's order.
    static func all(of manifest: Manifest) -> [ExportedModel] {
        let models = manifest.models
        let sections = models.quickFocusSections
        return named(models.focuses.map { focus($0, "focus", manifest) })
            + named(sections.flatMap(\.items).map { focus($0, "quickFocus", manifest) })
            + named(models.trips.map { trip($0, manifest) })
            + named(models.books.map { book($0, manifest) })
    }

    private static func focus(
        _ focus: Manifest.Focus, _ type: String, _ manifest: Manifest
    ) -> ExportedModel {
        let pictures = [ExportedPicture("thumbnail", focus.images.thumbnail, in: manifest)]
        return ExportedModel(type, focus.id, focus.title, pictures)
    }

    private static func trip(_ trip: Manifest.Trip, _ manifest: Manifest) -> ExportedModel {
        let single = [
            ("cover", trip.images.cover), ("header.collapsed", trip.images.headerCollapsed),
            ("header.expanded", trip.images.headerExpanded),
        ]
        let gallery = trip.images.gallery.map { key in
            ExportedPicture(String(key.split(separator: "/").last ?? ""), key, in: manifest)
        }
        let pictures = single.map { ExportedPicture($0.0, $0.1, in: manifest) }
        return ExportedModel("trip", trip.id, trip.title, pictures + gallery)
    }

    private static func book(_ book: Manifest.Book, _ manifest: Manifest) -> ExportedModel {
        let pictures = [ExportedPicture("cover", book.images.cover, in: manifest)]
        return ExportedModel("book", book.id, book.title, pictures)
    }

    private init(_ type: String, _ id: String, _ title: String, _ pictures: [ExportedPicture?]) {
        self.type = type
        self.name = id
        self.title = title
        self.pictures = pictures.compactMap { $0 }
    }

    /// The objects under the names that the manifest's keys have too. Ids that are the same scalar by
    /// scalar are not in one list of any manifest.
    private static func named(_ models: [ExportedModel]) -> [ExportedModel] {
        let names = Slug.pathComponents(ids: models.map(\.name))
        return models.filter { !$0.pictures.isEmpty }.map { model in
            var model = model
            model.name = names[ExactString(model.name)] ?? Slug.pathComponent(model.name)
            return model
        }
    }
}

/// A picture of a model object.
struct ExportedPicture {
    /// `thumbnail`, `cover`, `header.collapsed`, `header.expanded`, `gallery.1`, …
    let role: String
    /// Its key in the manifest.
    let key: String
    let picture: Manifest.Picture

    /// Nil where the model object has no such picture.
    init?(_ role: String, _ key: String?, in manifest: Manifest) {
        guard let key, let picture = manifest.images[key] else { return nil }
        self.role = role
        self.key = key
        self.picture = picture
    }

    /// Whether it is one of several.
    var isInGallery: Bool { role.hasPrefix("gallery.") }
}
