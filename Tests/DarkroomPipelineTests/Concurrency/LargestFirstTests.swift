import Testing

@testable import DarkroomPipeline

@Suite struct LargestFirstTests {
    @Test func theLargestComeFirstAndResultsGoBack() {
        let sizes = ["a": 10, "b": 300, "c": 0, "d": 300, "e": 20]
        let order = LargestFirst(["a", "b", "c", "d", "e"]) { sizes[$0] ?? 0 }
        #expect(order.items == ["b", "d", "e", "a", "c"])
        #expect(order.undone(order.items) == ["a", "b", "c", "d", "e"])
    }

    @Test func nothingIsNothing() {
        let order = LargestFirst([Int]()) { $0 }
        #expect(order.items.isEmpty && order.undone([Int]()).isEmpty)
    }
}
