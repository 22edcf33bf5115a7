import Foundation
import Synchronization
import Testing

@testable import DarkroomPipeline

@Suite struct PicturesInHandConcurrencyTests {
    /// By hand: a begins, is told; b begins and ends within it, and is not; c begins in it and outlasts
    /// it, and is told as old as it is when a ends.
    @Test(.timeLimit(.minutes(1))) func theOldestCounts() {
        let told = Mutex<[Duration]>([])
        let pictures = PicturesInHand { stage, age in
            #expect(stage == .render)
            told.withLock { $0.append(age) }
        }
        let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let other = DispatchSemaphore(value: 0)
        pictures.working(on: "a") {
            pictures.working(on: "b") {}
            Thread.detachNewThread {
                pictures.working(on: "c") {
                    begun.signal()
                    ended.wait()
                }
                other.signal()
            }
            begun.wait()
            usleep(100_000)
        }
        ended.signal()
        other.wait()
        let ages = told.withLock { $0 }
        #expect(ages.count == 2)
        #expect(ages.first.map { $0 < .milliseconds(100) } == true)
        #expect(ages.last.map { $0 >= .milliseconds(100) } == true)
    }

    @Test func oneAfterTheOtherEachBeginsAnew() {
        let told = Mutex(0)
        let pictures = PicturesInHand { _, _ in told.withLock { $0 += 1 } }
        for key in ["a", "b", "a"] { #expect(pictures.working(on: key) { key } == key) }
        #expect(told.withLock { $0 } == 3)
    }
}
