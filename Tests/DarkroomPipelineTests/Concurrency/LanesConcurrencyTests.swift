import Foundation
import Synchronization
import Testing

@testable import DarkroomPipeline

@Suite struct LanesConcurrencyTests {
    private struct Failed: Error, Equatable {
        let item: Int
    }

    @Test(arguments: [1, 2, 8, 200], [0, 1, 7, 500])
    func resultsKeepTheOrderOfTheItems(lanes: Int, items: Int) throws {
        let results = try Self.lanes(lanes).map(Array(0..<items)) { item throws(Failed) in
            if item.isMultiple(of: 3) { usleep(100) }
            return item * 2
        }
        #expect(results == (0..<items).map { $0 * 2 })
    }

    @Test func everyItemRunsOnce() throws {
        let runs = Mutex([Int](repeating: 0, count: 1000))
        _ = try Self.lanes(8).map(Array(0..<1000)) { item throws(Failed) in
            runs.withLock { $0[item] += 1 }
        }
        #expect(runs.withLock { $0.allSatisfy { $0 == 1 } })
    }

    @Test func noMoreItemsAtOnceThanLanes() throws {
        let busy = Mutex((now: 0, most: 0))
        _ = try Self.lanes(3).map(Array(0..<60)) { _ throws(Failed) in
            busy.withLock { busy in
                busy.now += 1
                busy.most = max(busy.most, busy.now)
            }
            usleep(500)
            busy.withLock { $0.now -= 1 }
        }
        #expect(busy.withLock { $0.most } <= 3)
        #expect(busy.withLock { $0.now } == 0)
    }

    @Test func oneLaneTakesItemsInOrder() throws {
        let order = Mutex([Int]())
        _ = try Self.lanes(1).map(Array(0..<50)) { item throws(Failed) in
            order.withLock { $0.append(item) }
        }
        #expect(order.withLock { $0 } == Array(0..<50))
    }

    @Test(arguments: [1, 2, 8]) func anErrorStopsAfterWhatIsInHand(lanes: Int) throws {
        let started = Mutex([Int]())
        let error = try #require(throws: Failed.self) {
            try Self.lanes(lanes).map(Array(0..<1000)) { item throws(Failed) in
                started.withLock { $0.append(item) }
                if item == 20 { throw Failed(item: item) }
                usleep(200)
            }
        }
        #expect(error == Failed(item: 20))
        // Nothing new is taken once the error is known; each other lane may have taken one before.
        let count = started.withLock { $0.count }
        #expect(count >= 21 && count < 1000)
        if lanes == 1 { #expect(count == 21) }
    }

    @Test(arguments: [(1, 5), (4, 100), (8, 3), (5, 0)])
    func eachLaneEndsOnceEvenAfterAnError(count: Int, items: Int) throws {
        for fails in [false, true] {
            let ended = Mutex(0)
            let lanes = Lanes(count: count) { ended.withLock { $0 += 1 } }
            let work: @Sendable (Int) throws(Failed) -> Int = { item throws(Failed) in
                if fails { throw Failed(item: item) }
                return item
            }
            _ = try? lanes.map(Array(0..<items), work)
            #expect(ended.withLock { $0 } == min(count, items))
        }
    }

    /// A caller that asks for no lane, or for less, still gets its work done.
    @Test(arguments: [0, -1, Int.min]) func thereIsAlwaysOneLane(count: Int) throws {
        let results = try Self.lanes(count).map([1, 2, 3]) { item throws(Failed) in item }
        #expect(results == [1, 2, 3])
    }

    private static func lanes(_ count: Int) -> Lanes { Lanes(count: count) {} }
}
