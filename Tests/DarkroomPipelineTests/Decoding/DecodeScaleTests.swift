import Testing

@testable import DarkroomPipeline

@Suite struct DecodeScaleTests {
    @Test(
        arguments: [
            (8, 8, 301, 301), (4, 8, 301, 151), (5, 8, 8, 5), (5, 8, 9, 6), (1, 8, 1, 1),
            (1, 3, 300, 100), (1, 3, 301, 101),
        ])
    func sidesAreRoundedUp(numerator: Int, denominator: Int, source: Int, side: Int) {
        let scale = DecodeScale(numerator: numerator, denominator: denominator)
        #expect(scale.side(of: source) == side)
    }

    @Test func boxesComeOnTop() {
        let scale = DecodeScale(numerator: 1, denominator: 8).divided(by: 2)
        #expect(scale.factor == 0.0625)
        #expect(scale.side(of: 33) == 3)
        #expect(scale.area(of: 6400) == 25)
        #expect(DecodeScale.one(in: 1).factor == 1)
    }
}
