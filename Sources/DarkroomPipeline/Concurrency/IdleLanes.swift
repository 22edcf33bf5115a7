internal import Dispatch
internal import Synchronization

/// Lanes that have run out of photos help those that have not: the last photos would keep one lane
/// busy each, and a build of one photo has only that.
final class IdleLanes: Sendable {
    private struct State {
        /// Lanes that have a photo.
        var busy = 0
        /// Lanes that wait for something to help with.
        var waiting = 0
        var offers: [Offer] = []
        var posted = 0
        /// Lanes that may still begin to help.
        var wanted: Int
    }

    private let state: Mutex<State>
    private let news = DispatchSemaphore(value: 0)

    /// - Parameter helpers: how many lanes may help at once. With more than there are processors for, each of a
    ///   photo's pictures would take longer than its time.
    init(helpers: Int) { state = Mutex(State(wanted: helpers)) }

    /// Works on a photo, with which others may be asked to help.
    func working(_ work: () -> Void) {
        state.withLock { $0.busy += 1 }
        work()
        wake { $0.busy -= 1 }
    }

    /// Works through items in this lane, and in idle ones as they come. Results are in the items' order.
    ///
    /// - Parameter admit: what another lane holds while it helps; nil: it must not.
    func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], admit: @escaping @Sendable () -> (any Sendable)?,
        _ work: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let share = Share(items, work)
        let number = state.withLock { state in
            state.posted += 1
            return state.posted
        }
        let offer = Offer(number: number, admit: admit, takeOne: share.takeOne)
        if items.count > 1 { post(offer) }
        while share.takeOne() {}
        withdraw(offer)
        return share.results()
    }

    /// Helps until no lane has a photo. Called in a lane when there are no more. One that has not begun
    /// by then will find none either, so that nothing waits for it.
    func help() {
        let isWanted = state.withLock { state in
            state.wanted -= 1
            return state.wanted >= 0
        }
        guard isWanted else { return }
        // By number: whoever keeps an offer keeps its photo's pixels.
        var refused: Set<Int> = []
        while let offer = next(but: refused) {
            if let place = offer.admit() {
                while offer.takeOne() {}
                withdraw(offer)
                withExtendedLifetime(place) {}
            } else {
                refused.insert(offer.number)
            }
        }
    }

    private func post(_ offer: Offer) { wake { $0.offers.append(offer) } }

    private func withdraw(_ offer: Offer) {
        state.withLock { $0.offers.removeAll { $0.number == offer.number } }
    }

    /// Changes the state, and has all that wait look at it.
    private func wake(_ change: (inout sending State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            defer { state.waiting = 0 }
            return state.waiting
        }
        for _ in 0..<waiting { news.signal() }
    }

    /// Waits for an offer; nil when there will be none.
    private func next(but refused: Set<Int>) -> Offer? {
        while true {
            let (offer, isOver) = state.withLock { state -> (Offer?, Bool) in
                let offer = state.offers.first { !refused.contains($0.number) }
                let isOver = offer == nil && state.busy == 0
                if offer == nil, !isOver { state.waiting += 1 }
                return (offer, isOver)
            }
            if offer != nil || isOver { return offer }
            news.wait()
        }
    }

    /// What a lane divides.
    private struct Offer {
        let number: Int
        let admit: @Sendable () -> (any Sendable)?
        /// Works on one item; false: there are no more.
        let takeOne: @Sendable () -> Bool
    }
}

/// Items, who works on which, and what came of them.
private final class Share<Item: Sendable, Result: Sendable>: Sendable {
    private struct State {
        var taken = 0
        var results: [Result?]
    }

    private let items: [Item]
    private let work: @Sendable (Item) -> Result
    private let state: Mutex<State>
    private let inHand = DispatchGroup()

    init(_ items: [Item], _ work: @escaping @Sendable (Item) -> Result) {
        self.items = items
        self.work = work
        state = Mutex(State(results: Array(repeating: nil, count: items.count)))
    }

    @Sendable func takeOne() -> Bool {
        let taken = state.withLock { state -> Int? in
            guard state.taken < items.count else { return nil }
            inHand.enter()
            defer { state.taken += 1 }
            return state.taken
        }
        guard let taken else { return false }
        let result = work(items[taken])
        state.withLock { $0.results[taken] = result }
        inHand.leave()
        return true
    }

    /// All of them, when the last is there. For the lane whose items they are.
    func results() -> [Result] {
        inHand.wait()
        return state.withLock { $0.results.compactMap { $0 } }
    }
}
