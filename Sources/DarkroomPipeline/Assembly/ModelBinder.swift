internal import DarkroomManifest

/// Ties the catalog's model objects to the pictures that were made for them.
struct ModelBinder {
    private let keys: PictureKeys
    private let made: [String: Manifest.Picture]

    init(_ catalog: Catalog, made: [String: Manifest.Picture]) {
        keys = PictureKeys(catalog)
        self.made = made
    }

    func bind(_ catalog: Catalog) -> Manifest.Models {
        Manifest.Models(
            focuses: catalog.focuses.map {
                focus($0, keys.focus($0.id), keys.focusThumbnail($0.id))
            },
            quickFocusSections: catalog.quickFocusSections.map(section),
            trips: catalog.trips.map(trip), books: catalog.books.map(book))
    }

    /// The key, if its picture was made.
    private func ifMade(_ key: String) -> String? { made[key] == nil ? nil : key }

    private func focus(_ entry: FocusEntry, _ key: String, _ thumbnail: String) -> Manifest.Focus {
        Manifest.Focus(
            id: entry.id, title: entry.title, description: entry.description,
            imageName: entry.image.name, images: Manifest.FocusImages(thumbnail: ifMade(thumbnail)),
            key: key)
    }

    private func section(_ entry: QuickFocusSectionEntry) -> Manifest.QuickFocusSection {
        Manifest.QuickFocusSection(
            id: entry.id, title: entry.title,
            items: entry.items.map {
                focus($0, keys.quickFocus($0.id), keys.quickFocusThumbnail($0.id))
            })
    }

    private func trip(_ entry: TripEntry) -> Manifest.Trip {
        let gallery = entry.selectedImages.indices.compactMap {
            ifMade(keys.tripGallery(entry.id, $0 + 1))
        }
        return Manifest.Trip(
            id: entry.id, title: entry.title, subtitle: entry.subtitle, location: entry.location,
            startDate: entry.startDate, endDate: entry.endDate, isPublic: entry.isPublic,
            friends: entry.friends, selectedImages: entry.selectedImages.map(\.name),
            backgroundImage: entry.backgroundImage?.name,
            images: Manifest.TripImages(
                cover: ifMade(keys.tripCover(entry.id)),
                headerCollapsed: ifMade(keys.tripHeaderCollapsed(entry.id)),
                headerExpanded: ifMade(keys.tripHeaderExpanded(entry.id)), gallery: gallery),
            key: keys.trip(entry.id))
    }

    private func book(_ entry: BookEntry) -> Manifest.Book {
        Manifest.Book(
            id: entry.id, title: entry.title, author: entry.author, pages: entry.pages,
            releaseDate: entry.releaseDate, dedication: entry.dedication, summary: entry.summary,
            wiki: entry.wiki, chapters: entry.chapters.map(Manifest.Chapter.init(title:)),
            images: Manifest.BookImages(cover: ifMade(keys.bookCover(entry.id))),
            key: keys.book(entry.id))
    }
}
