internal import DarkroomManifest

/// The pictures that a catalog's model objects need under a recipe, in the catalog's order. A role
/// that the recipe switches off gives none.
struct PictureRequests {
    private let keys: PictureKeys
    private let recipe: Recipe
    private(set) var all: [PictureRequest] = []

    init(_ catalog: Catalog, recipe: Recipe) {
        keys = PictureKeys(catalog)
        self.recipe = recipe
        for focus in catalog.focuses {
            add(.focusThumbnail, keys.focusThumbnail(focus.id), focus.image)
        }
        for item in catalog.quickFocusSections.flatMap(\.items) {
            add(.quickFocusThumbnail, keys.quickFocusThumbnail(item.id), item.image)
        }
        for trip in catalog.trips { add(trip) }
        for book in catalog.books {
            add(.bookCover, keys.bookCover(book.id), book.cover)
        }
    }

    private mutating func add(_ trip: TripEntry) {
        let background = trip.backgroundImage ?? trip.selectedImages.first
        add(.tripCover, keys.tripCover(trip.id), trip.selectedImages.first)
        add(.tripHeaderCollapsed, keys.tripHeaderCollapsed(trip.id), background)
        add(.tripHeaderExpanded, keys.tripHeaderExpanded(trip.id), background)
        for (index, image) in trip.selectedImages.enumerated() {
            add(.tripGallery, keys.tripGallery(trip.id, index + 1), image)
        }
    }

    private mutating func add(_ role: RecipeRole, _ key: String, _ reference: ImageReference?) {
        guard let reference, let size = recipe.roles[role] else { return }
        let points = Manifest.Size(width: size.width ?? recipe.screenWidth, height: size.height)
        all.append(PictureRequest(key: key, role: role, size: points, reference: reference))
    }
}
