extension Manifest {
    /// The focus with `id` of the start page's list.
    public func focus(_ id: String) -> Entry<Focus>? {
        find(id, models.focuses, index.value?.focuses)
    }

    /// The item with `id` of any section of the grid.
    public func quickFocus(_ id: String) -> Entry<Focus>? {
        guard let index = index.value else {
            return models.quickFocusSections.lazy.flatMap(\.items).first { $0.id == id }.map(entry)
        }
        return index.quickFocuses[id].map { place in
            entry(models.quickFocusSections[place.section].items[place.item])
        }
    }

    /// The trip with `id`.
    public func trip(_ id: String) -> Entry<Trip>? { find(id, models.trips, index.value?.trips) }

    /// The book with `id`.
    public func book(_ id: String) -> Entry<Book>? { find(id, models.books, index.value?.books) }

    /// `model`, one of this manifest's own, with its pictures: for going through a whole list.
    public func entry<Object: Model>(_ model: Object) -> Entry<Object> { Entry(model, in: self) }

    /// Why the picture with `key` could not be made; nil for one that is there.
    public func failure(ofImage key: String) -> Failure? {
        FailureList(self)[key]
    }

    private func find<Object: Model>(
        _ id: Object.ID, _ list: [Object], _ places: [String: Int]?
    ) -> Entry<Object>? where Object.ID == String {
        let place = places.map { $0[id] } ?? list.firstIndex { $0.id == id }
        return place.map { entry(list[$0]) }
    }
}

/// The failures of a manifest by the keys of the pictures that they cost.
struct FailureList: Sendable {
    private let failures: [Manifest.Failure]
    private let places: [String: Int]?

    init(_ manifest: Manifest) {
        failures = manifest.failures
        places = manifest.index.value?.failures
    }

    subscript(key: String) -> Manifest.Failure? {
        let place = places.map { $0[key] } ?? failures.firstIndex { $0.images.contains(key) }
        return place.map { failures[$0] }
    }
}
