/// An order to work in, the largest first. Otherwise a large one that comes last keeps one lane busy while
/// the others have nothing left.
struct LargestFirst<Item> {
    /// In that order; of equal size in the order they were given.
    let items: [Item]
    private let places: [Int]

    init(_ items: [Item], size: (Item) -> Int) {
        let sizes = items.map(size)
        places = items.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
        self.items = places.map { items[$0] }
    }

    /// What came of ``items``, one each, in the order that they were given.
    func undone<Result>(_ results: [Result]) -> [Result] {
        precondition(results.count == places.count, "one result an item")
        return zip(places, results).sorted { $0.0 < $1.0 }.map(\.1)
    }
}
