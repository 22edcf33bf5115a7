import Testing

@testable import DarkroomPipeline

@Suite struct OverlayTableTests {
    /// 0.9·v, halves up, in whole numbers: (9·v + 5) / 10.
    @Test func tenPercentBlackOverEveryValue() {
        let expected = (0..<256).map { UInt8((9 * $0 + 5) / 10) }
        let tables = OverlayTable(RecipeOverlay()).channels
        #expect(tables == [expected, expected, expected])
        // Some by hand: 4.5, 13.5, 229.5 are halves.
        #expect([5, 15, 212, 254, 255].map { tables[0][$0] } == [5, 14, 191, 229, 230])
    }

    /// Over 255 at every opacity of two decimals: (100 − o)·v + o·255 hundredths.
    @Test(arguments: 0...100) func whiteAtEveryPercent(percent: Int) {
        let overlay = RecipeOverlay(
            color: RGBColor(red: 255, green: 255, blue: 255), opacity: Double(percent) / 100)
        let expected = (0..<256).map {
            UInt8(((100 - percent) * $0 + percent * 255 + 50) / 100)
        }
        #expect(OverlayTable(overlay).channels[1] == expected)
    }

    @Test func eachChannelHasItsOwnColour() {
        let overlay = RecipeOverlay(
            color: RGBColor(red: 200, green: 0, blue: 7), opacity: 0.5)
        let tables = OverlayTable(overlay).channels
        #expect(tables.map { $0[100] } == [150, 50, 54])
        #expect(tables.map { $0[0] } == [100, 0, 4])
        #expect(tables.map { $0[255] } == [228, 128, 131])
    }

    @Test func noOpacityChangesNothingAndFullOpacityEverything() {
        let color = RGBColor(red: 1, green: 128, blue: 254)
        let clear = OverlayTable(RecipeOverlay(color: color, opacity: 0)).channels
        #expect(clear == Array(repeating: (0...255).map { UInt8($0) }, count: 3))
        let full = OverlayTable(RecipeOverlay(color: color, opacity: 1)).channels
        #expect(full == [1, 128, 254].map { Array(repeating: $0, count: 256) })
    }
}
