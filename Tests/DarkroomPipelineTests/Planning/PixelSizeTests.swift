import Testing

@testable import DarkroomPipeline

@Suite struct PixelSizeTests {
    @Test func turnsAndMultiplies() {
        let size = PixelSize(width: 3, height: 2)
        #expect(size.turned == PixelSize(width: 2, height: 3))
        #expect(size.area == 6)
    }

    @Test(
        arguments: [
            (0, 0), (0.49, 0), (0.5, 1), (1.5, 2), (2.5, 3), (171.5, 172), (514.5, 515),
            (-0.5, 0), (-0.51, -1), (-1.5, -1),
        ] as [(Double, Int)])
    func halvesGoUp(number: Double, rounded: Int) {
        #expect(number.roundedHalfUp == rounded)
    }
}
