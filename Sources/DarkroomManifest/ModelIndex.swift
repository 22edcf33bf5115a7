/// Where the model objects and the failures of a manifest stand in their lists, so that a look-up
/// takes the same time however long they are. Of an id that stands twice the first counts.
struct ModelIndex: Sendable {
    /// Places by id.
    let focuses, trips, books: [String: Int]
    /// Section and place in it, by id.
    let quickFocuses: [String: (section: Int, item: Int)]
    /// Places by picture key.
    let failures: [String: Int]

    init(_ models: Manifest.Models, _ failures: [Manifest.Failure]) {
        focuses = Self.places(models.focuses.lazy.map(\.id))
        trips = Self.places(models.trips.lazy.map(\.id))
        books = Self.places(models.books.lazy.map(\.id))
        let items = models.quickFocusSections.enumerated().lazy.flatMap { section in
            section.element.items.enumerated().lazy.map {
                ($0.element.id, (section: section.offset, item: $0.offset))
            }
        }
        quickFocuses = Dictionary(items) { first, _ in first }
        let lost = failures.enumerated().lazy.flatMap { failure in
            failure.element.images.lazy.map { ($0, failure.offset) }
        }
        self.failures = Dictionary(lost) { first, _ in first }
    }

    private static func places(_ ids: some Sequence<String>) -> [String: Int] {
        Dictionary(ids.enumerated().lazy.map { ($0.element, $0.offset) }) { first, _ in first }
    }
}
