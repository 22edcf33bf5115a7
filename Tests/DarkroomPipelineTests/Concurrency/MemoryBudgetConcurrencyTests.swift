import Foundation
import Synchronization
import Testing

@testable import DarkroomPipeline

@Suite(.timeLimit(.minutes(1))) struct MemoryBudgetConcurrencyTests {
    @Test func neverExceedsItsLimitUnderEightThreads() {
        let budget = MemoryBudget(limit: 100)
        let held = Mutex((now: 0, most: 0))
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<200 {
                let bytes = 1 + (thread * 31 + round * 17) % 60
                let permit = budget.admit(bytes)
                held.withLock { held in
                    held.now += bytes
                    held.most = max(held.most, held.now)
                }
                if round.isMultiple(of: 20) { usleep(50) }
                held.withLock { $0.now -= bytes }
                _ = consume permit
            }
        }
        #expect(held.withLock { $0.most } <= 100)
        #expect(held.withLock { $0.now } == 0)
        // All of it was given back.
        _ = budget.admit(100)
    }

    @Test func anOversizeItemRunsAlone() {
        let budget = MemoryBudget(limit: 100)
        let held = Mutex((others: 0, oversize: 0, together: 0))
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for _ in 0..<50 {
                let isOversize = thread == 0
                let permit = budget.admit(isOversize ? 1_000_000 : 10)
                held.withLock { held in
                    if isOversize { held.oversize += 1 } else { held.others += 1 }
                    if held.oversize > 0, held.others > 0 { held.together += 1 }
                }
                usleep(20)
                held.withLock { held in
                    if isOversize { held.oversize -= 1 } else { held.others -= 1 }
                }
                _ = consume permit
            }
        }
        #expect(held.withLock { $0.together } == 0)
    }

    @Test func whatFitsIsAdmittedAtOnce() {
        let budget = MemoryBudget(limit: 100)
        let first = budget.admit(60)
        let second = budget.admit(40)
        let nothing = budget.admit(0)
        _ = consume first
        _ = consume second
        _ = consume nothing
        _ = budget.admit(100)
    }

    /// What is given back early lets another in; what is kept does not.
    @Test func aPermitThatShrinksMakesRoom() {
        let budget = MemoryBudget(limit: 100)
        var first = budget.admit(100)
        first.shrink(to: 30)
        first.shrink(to: 80)
        let second = budget.admit(70)
        let waited = Mutex(false)
        let group = DispatchGroup()
        let waits = DispatchSemaphore(value: 0)
        DispatchQueue.global().async(group: group) {
            _ = budget.admit(1) {
                waited.withLock { $0 = true }
                waits.signal()
            }
            waits.signal()
        }
        waits.wait()
        #expect(waited.withLock { $0 })
        _ = consume first
        group.wait()
        _ = consume second
        _ = budget.admit(100)
    }

    /// Small items that come after a large one wait behind it, though they would fit: else a stream
    /// of them would keep it waiting for ever.
    @Test func theFirstToComeIsTheFirstToGo() {
        let budget = MemoryBudget(limit: 100)
        let order = Mutex([String]())
        let group = DispatchGroup()
        let queue = DispatchQueue(label: "test", attributes: .concurrent)
        let first = budget.admit(60)
        for name in ["large", "small 1", "small 2", "small 3"] {
            let comes = DispatchSemaphore(value: 0)
            queue.async(group: group) {
                comes.signal()
                let permit = budget.admit(name == "large" ? 100 : 10)
                order.withLock { $0.append(name) }
                usleep(2000)
                _ = consume permit
            }
            comes.wait()
            usleep(50_000)
        }
        #expect(order.withLock { $0 }.isEmpty)
        _ = consume first
        group.wait()
        #expect(order.withLock { $0.first } == "large")
        #expect(order.withLock { $0.count } == 4)
    }

    /// As many small items as there are lanes, again and again, and one large item among them.
    @Test func aLargeItemIsNotStarved() {
        let budget = MemoryBudget(limit: 100)
        let isDone = Mutex(false)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            if thread == 0 {
                usleep(2000)
                _ = budget.admit(100)
                isDone.withLock { $0 = true }
                return
            }
            while !isDone.withLock({ $0 }) {
                let permit = budget.admit(20)
                usleep(500)
                _ = consume permit
            }
        }
    }
}
