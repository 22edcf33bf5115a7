import Foundation
import Synchronization
import Testing

@testable import DarkroomPipeline

@Suite struct IdleLanesConcurrencyTests {
    private struct Place: Sendable {}

    /// Lanes come to help before, while and after others divide what they have.
    @Test(.timeLimit(.minutes(1)), arguments: [1, 2, 8], [0, 1, 2, 50])
    func everyItemIsWorkedOnOnceAndResultsKeepTheirOrder(lanes: Int, items: Int) {
        let idle = IdleLanes(helpers: 3)
        let runs = Mutex([Int](repeating: 0, count: items * lanes))
        let photos = Mutex(Array(0..<lanes))
        Self.inLanes(lanes) { _ in
            while let photo = photos.withLock({ $0.popLast() }) {
                let mine = (0..<items).map { photo * items + $0 }
                idle.working {
                    let results = idle.map(mine, admit: { Place() }) { item in
                        if item.isMultiple(of: 7) { usleep(300) }
                        runs.withLock { $0[item] += 1 }
                        return item * 2
                    }
                    #expect(results == mine.map { $0 * 2 })
                }
            }
            idle.help()
        }
        #expect(runs.withLock { $0.allSatisfy { $0 == 1 } })
    }

    /// Each item waits until the other has begun: one lane alone would wait for ever.
    @Test(.timeLimit(.minutes(1))) func anIdleLaneTakesPart() {
        let idle = IdleLanes(helpers: 1)
        let met = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let began = DispatchSemaphore(value: 0)
        Self.inLanes(2) { lane in
            if lane == 0 {
                idle.working {
                    began.signal()
                    _ = idle.map([0, 1], admit: { Place() }) { item in
                        met[item].signal()
                        met[1 - item].wait()
                    }
                }
            } else {
                began.wait()
            }
            idle.help()
        }
    }

    /// Nothing is free for a second lane: the one that has the photo does all of it.
    @Test(.timeLimit(.minutes(1))) func aLaneThatIsNotAdmittedDoesNotHelp() {
        let idle = IdleLanes(helpers: 1)
        let began = DispatchSemaphore(value: 0)
        let asked = DispatchSemaphore(value: 0)
        let threads = Mutex(Set<ObjectIdentifier>())
        Self.inLanes(2) { lane in
            if lane == 0 {
                idle.working {
                    began.signal()
                    let refuse = { @Sendable () -> (any Sendable)? in
                        asked.signal()
                        return nil
                    }
                    _ = idle.map([0, 1, 2], admit: refuse) { item in
                        if item == 0 { asked.wait() }
                        threads.withLock { _ = $0.insert(ObjectIdentifier(Thread.current)) }
                    }
                }
            } else {
                began.wait()
            }
            idle.help()
        }
        #expect(threads.withLock { $0.count } == 1)
    }

    /// What a lane could not help with is gone when its owner is done, although the lane waits for more.
    @Test(.timeLimit(.minutes(1))) func whatWasRefusedIsNotHeld() {
        final class Pixels: Sendable {}
        let idle = IdleLanes(helpers: 1)
        let (began, asked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Self.inLanes(2) { lane in
            if lane == 0 {
                idle.working {
                    began.signal()
                    weak var left: Pixels?
                    do {
                        let pixels = Pixels()
                        left = pixels
                        let refuse = { @Sendable () -> (any Sendable)? in
                            asked.signal()
                            return nil
                        }
                        _ = idle.map([0, 1], admit: refuse) { item in
                            if item == 0 { asked.wait() }
                            withExtendedLifetime(pixels) {}
                        }
                    }
                    // The other lane may still be about to let go.
                    for _ in 0..<1000 where left != nil { usleep(1000) }
                    #expect(left == nil)
                }
            } else {
                began.wait()
            }
            idle.help()
        }
    }

    /// A lane that nobody works beside has nothing to wait for.
    @Test(.timeLimit(.minutes(1))) func helpEndsWhereThereIsNothing() {
        IdleLanes(helpers: 1).help()
    }

    /// Threads of their own: a queue runs as many at once as it likes.
    private static func inLanes(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for lane in 0..<count {
            group.enter()
            Thread.detachNewThread {
                work(lane)
                group.leave()
            }
        }
        group.wait()
    }
}
