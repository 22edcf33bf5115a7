internal import Dispatch
internal import Synchronization

/// The one home of concurrency: a number of lanes that take items one after the other.
struct Lanes: Sendable {
    /// How many items are worked on at once; less than 1 counts as 1.
    let count: Int
    /// Run on a lane's thread when it has nothing more to do.
    let laneEnded: @Sendable () -> Void

    /// Works through all items and gives the results in the items' order. The first error stops
    /// every lane after what it has in hand, and is thrown.
    func map<Item: Sendable, Result: Sendable, Failure: Error>(
        _ items: [Item], _ work: @escaping @Sendable (Item) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        guard !items.isEmpty else { return [] }
        let board = Board<Result, Failure>(count: items.count)
        let lanes = Lanes(count: min(count, items.count), laneEnded: laneEnded)
        lanes.run(next: board.next) { index in
            do throws(Failure) {
                board.finish(index, try work(items[index]))
            } catch {
                board.fail(error)
            }
        }
        return try board.results()
    }

    /// Works on what `next` gives, from any lane, until it gives nil to each of them.
    func run<Item>(
        next: @escaping @Sendable () -> Item?, _ work: @escaping @Sendable (Item) -> Void
    ) {
        let queue = DispatchQueue(label: "darkroom.lanes", attributes: .concurrent)
        let group = DispatchGroup()
        for _ in 0..<max(1, count) {
            queue.async(group: group) {
                while let item = next() { work(item) }
                laneEnded()
            }
        }
        group.wait()
    }
}

/// What the lanes share: who takes which item, and what came of it.
private final class Board<Result: Sendable, Failure: Error>: Sendable {
    private struct State {
        var taken = 0
        var results: [Result?]
        var failure: Failure?
    }

    private let state: Mutex<State>

    init(count: Int) { state = Mutex(State(results: Array(repeating: nil, count: count))) }

    func next() -> Int? {
        state.withLock { state in
            guard state.failure == nil, state.taken < state.results.count else { return nil }
            defer { state.taken += 1 }
            return state.taken
        }
    }

    func finish(_ index: Int, _ result: Result) { state.withLock { $0.results[index] = result } }

    func fail(_ error: Failure) { state.withLock { $0.failure = $0.failure ?? error } }

    func results() throws(Failure) -> [Result] {
        let end = state.withLock { ($0.results, $0.failure) }
        if let failure = end.1 { throw failure }
        return end.0.compactMap { $0 }
    }
}
