internal import DarkroomManifest

/// Joins the manifests of all shards into the one that a build without shards writes.
struct ManifestJoiner {
    private(set) var manifest: Manifest

    /// Begins with one of them.
    init(_ first: Manifest) { manifest = first }

    /// Adds another. Each model object has in each manifest the keys of the pictures made there.
    mutating func add(_ other: Manifest) {
        manifest.models.add(other.models)
        manifest.images.merge(other.images) { first, _ in first }
        manifest.sources.merge(other.sources) { first, _ in first }
        manifest.failures += other.failures
    }

    /// The whole, once all are added.
    func finished() -> Manifest {
        var whole = manifest
        whole.failures.sort(by: ManifestAssembler.precedes)
        for index in whole.models.trips.indices {
            whole.models.trips[index].images.gallery.sort { Self.position($0) < Self.position($1) }
        }
        return whole
    }

    /// The number at the end of `trip/<id>/gallery.<number>`.
    private static func position(_ key: String) -> Int {
        key.split(separator: ".").last.flatMap { Int($0) } ?? 0
    }
}

extension Manifest.Models {
    /// Takes over the keys of pictures that are not there yet. Both are of one catalog: the same
    /// objects in the same order.
    fileprivate mutating func add(_ other: Manifest.Models) {
        for (index, focus) in other.focuses.enumerated() {
            focuses[index].images.add(focus.images)
        }
        for (index, section) in other.quickFocusSections.enumerated() {
            for (place, item) in section.items.enumerated() {
                quickFocusSections[index].items[place].images.add(item.images)
            }
        }
        for (index, trip) in other.trips.enumerated() { trips[index].images.add(trip.images) }
        for (index, book) in other.books.enumerated() {
            books[index].images.cover = books[index].images.cover ?? book.images.cover
        }
    }

    /// Whether two are of one catalog, as far as joining needs it.
    func isLike(_ other: Manifest.Models) -> Bool {
        focuses.map(\.id) == other.focuses.map(\.id)
            && quickFocusSections.map { $0.items.map(\.id) }
                == other.quickFocusSections.map { $0.items.map(\.id) }
            && trips.map(\.id) == other.trips.map(\.id) && books.map(\.id) == other.books.map(\.id)
    }
}

extension Manifest.FocusImages {
    fileprivate mutating func add(_ other: Manifest.FocusImages) {
        thumbnail = thumbnail ?? other.thumbnail
    }
}

extension Manifest.TripImages {
    fileprivate mutating func add(_ other: Manifest.TripImages) {
        cover = cover ?? other.cover
        headerCollapsed = headerCollapsed ?? other.headerCollapsed
        headerExpanded = headerExpanded ?? other.headerExpanded
        gallery += other.gallery
    }
}
