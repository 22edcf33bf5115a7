internal import CProcess
internal import Dispatch
internal import Synchronization

/// Admits photos while what they hold decoded stays below a limit. First come, first served; one
/// that is larger than the whole budget waits until it is alone.
final class MemoryBudget: Sendable {
    /// Bytes.
    let limit: Int

    private struct State {
        var used = 0
        var waiting: [(bytes: Int, turn: DispatchSemaphore)] = []
    }

    private let state = Mutex(State())

    /// What a single photo may hold at the most, in bytes: one larger than the budget waits until it
    /// is alone, one larger than this is refused.
    let ceiling: Int

    /// A budget of `limit` bytes. Reads the control groups' files: one for a build.
    init(limit: Int) {
        self.limit = limit
        ceiling = max(limit, ProcessResources.memoryBudget)
    }

    /// Waits until `bytes` fit. They are held until the permit goes.
    ///
    /// - Parameter waits: told when waiting begins, if there is any.
    func admit(_ bytes: Int, waits: () -> Void = {}) -> Permit {
        let cost = min(bytes, limit)
        let turn: DispatchSemaphore? = state.withLock { state in
            if state.waiting.isEmpty, state.used + cost <= limit {
                state.used += cost
                return nil
            }
            let turn = DispatchSemaphore(value: 0)
            state.waiting.append((cost, turn))
            return turn
        }
        if let turn {
            waits()
            turn.wait()
        }
        return Permit(budget: self, bytes: cost)
    }

    /// The same where `bytes` fit at once; nil where they don't.
    func admitIfFree(_ bytes: Int) -> HeldPermit? {
        let cost = min(bytes, limit)
        let fits = state.withLock { state in
            guard state.waiting.isEmpty, state.used + cost <= limit else { return false }
            state.used += cost
            return true
        }
        return fits ? HeldPermit(Permit(budget: self, bytes: cost)) : nil
    }

    fileprivate func release(_ bytes: Int) {
        if bytes >= Settings.returnedAllocation { cprocess_return_memory() }
        state.withLock { state in
            state.used -= bytes
            while let next = state.waiting.first, state.used + next.bytes <= limit {
                state.used += next.bytes
                state.waiting.removeFirst()
                next.turn.signal()
            }
        }
    }

    /// A place in the budget, given back when it goes.
    struct Permit: ~Copyable {
        private let budget: MemoryBudget
        private var bytes: Int

        fileprivate init(budget: MemoryBudget, bytes: Int) {
            self.budget = budget
            self.bytes = bytes
        }

        /// Gives back all but `rest` bytes; nothing where it has no more.
        mutating func shrink(to rest: Int) {
            guard rest < bytes else { return }
            budget.release(bytes - rest)
            bytes = rest
        }

        deinit { budget.release(bytes) }
    }

    /// A permit that can be handed around.
    final class HeldPermit: Sendable {
        private let permit: Permit

        fileprivate init(_ permit: consuming Permit) { self.permit = permit }
    }
}
