import Testing

@testable import DarkroomPipeline

@Suite struct BrightestValuesTests {
    @Test(arguments: [0, 1, 2, 3, 4, 5, 6])
    func sumsTheLargest(count: Int) {
        var values = [3.0, 9, 1, 9, 4, 9]
        let expected = [0.0, 9, 18, 27, 31, 34, 35]
        #expect(BrightestValues.sum(of: &values, count: count) == expected[count])
    }

    @Test(arguments: [1, 100, 500, 999, 1000])
    func agreesWithSorting(count: Int) {
        let whole = (0..<1000).map { Double($0 * 7919 % 613) }
        let mountain = (0..<1000).map { Double(min($0, 999 - $0)) }
        for values in [whole, mountain, whole.sorted(), whole.sorted(by: >)] {
            var mutable = values
            let expected = values.sorted(by: >).prefix(count).reduce(0, +)
            #expect(BrightestValues.sum(of: &mutable, count: count) == expected)
        }
    }
}
