import Testing

@testable import DarkroomPipeline

@Suite struct DominantColorTests {
    private static let red: [UInt8] = [250, 3, 20, 255]
    private static let blue: [UInt8] = [0, 0, 255, 255]

    @Test func isTheCentreOfTheFullestBin() {
        #expect(DominantColor.hex(rgba: Self.red + Self.blue + Self.red) == "#f80818")
    }

    @Test(
        arguments: [
            (0, "#080808"), (15, "#080808"), (16, "#181818"), (127, "#787878"), (128, "#888888"),
            (240, "#f8f8f8"), (255, "#f8f8f8"),
        ] as [(UInt8, String)])
    func aBinCoversSixteenValues(grey: UInt8, expected: String) {
        #expect(DominantColor.hex(rgba: [grey, grey, grey, 255]) == expected)
    }

    @Test func coloursOfOneBinCountTogether() {
        let greens: [UInt8] = [0, 130, 0, 255, 5, 140, 9, 255]
        #expect(DominantColor.hex(rgba: greens + Self.blue) == "#088808")
    }

    @Test func ofEquallyFullBinsTheLowestWins() {
        #expect(DominantColor.hex(rgba: Self.red + Self.blue) == "#0808f8")
        #expect(DominantColor.hex(rgba: Self.blue + Self.red) == "#0808f8")
        #expect(DominantColor.hex(rgba: [0, 16, 0, 255, 0, 0, 240, 255]) == "#0808f8")
    }

    @Test func whatIsLessThanHalfOpaqueDoesNotCount() {
        let faint: [UInt8] = [0, 255, 0, 127]
        #expect(DominantColor.hex(rgba: faint + faint + Self.red) == "#f80818")
        let halfOpaque: [UInt8] = [0, 255, 0, 128]
        #expect(DominantColor.hex(rgba: halfOpaque + halfOpaque + Self.red) == "#08f808")
    }

    @Test func whatIsLessThanHalfOpaqueCountsWhereAllIs() {
        #expect(DominantColor.hex(rgba: [0, 255, 0, 127, 0, 255, 0, 0, 9, 9, 9, 1]) == "#08f808")
    }
}
