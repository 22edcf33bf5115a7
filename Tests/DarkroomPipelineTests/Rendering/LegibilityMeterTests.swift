import DarkroomManifest
import Testing

@testable import DarkroomPipeline

@Suite struct LegibilityMeterTests {
    private static let black = RGBColor(red: 0, green: 0, blue: 0)
    private static let white = RGBColor(red: 255, green: 255, blue: 255)

    /// The default overlay on flat zones. By hand: white becomes 230, whose luminance 0.7913 gives
    /// 1.05 / 0.8413; it takes 140 (opacity 0.45) to pass. 128 becomes 115.
    @Test(
        arguments: [
            (255, 1.24, false, 0.45), (165, 2.99, false, 0.15), (164, 3.03, true, 0.1),
            (128, 4.74, true, 0), (0, 21, true, 0),
        ] as [(UInt8, Double, Bool, Double)])
    func flatZones(grey: UInt8, contrast: Double, passes: Bool, suggested: Double) {
        let zone = Self.zone((grey, 100))
        #expect(
            Legibility.measure(rgb: zone, overlay: Self.black, opacity: 0.1)
                == .init(
                    textColor: "#ffffff", contrast: contrast, passes: passes,
                    suggestedOpacity: suggested))
    }

    @Test func moreThanATenthOfWhiteIsAsBadAsWhite() {
        let zone = Self.zone((255, 11), (0, 89))
        let white = Self.zone((255, 100))
        #expect(
            Legibility.measure(rgb: zone, overlay: Self.black, opacity: 0.1)
                == Legibility.measure(rgb: white, overlay: Self.black, opacity: 0.1))
    }

    /// Half of the brightest tenth is black, so its luminance is half of white's: at opacity 0.1
    /// 0.3957, and 1.05 / 0.4457 = 2.356. The half of 204 (0.2) gives 2.98, the half of 191 passes.
    @Test func halfATenthOfWhiteCountsHalf() {
        let zone = Self.zone((0, 60), (255, 5), (0, 35))
        let legibility = Legibility.measure(rgb: zone, overlay: Self.black, opacity: 0.1)
        #expect(legibility.contrast == 2.35)
        #expect(!legibility.passes)
        #expect(legibility.suggestedOpacity == 0.25)
    }

    @Test func aZoneOfFewPixelsHasOneBrightestPixel() {
        let legibility = Legibility.measure(
            rgb: Self.zone((0, 2), (255, 1)), overlay: Self.black, opacity: 0)
        #expect(legibility.contrast == 1)
    }

    /// Red has a contrast of 3.9985 with white.
    @Test func contrastIsRoundedDown() {
        let legibility = Legibility.measure(
            rgb: [255, 0, 0], overlay: Self.black, opacity: 0)
        #expect(legibility.contrast == 3.99)
    }

    /// #959595 has 2.9953, #949494 3.0335.
    @Test func passesFromThreeOn() {
        let below = Legibility.measure(rgb: Self.zone((149, 1)), overlay: Self.black, opacity: 0)
        #expect(!below.passes)
        #expect(below.contrast == 2.99)
        #expect(below.suggestedOpacity == 0.05)
        let above = Legibility.measure(rgb: Self.zone((148, 1)), overlay: Self.black, opacity: 0)
        #expect(above.passes)
        #expect(above.contrast == 3.03)
        #expect(above.suggestedOpacity == 0)
    }

    /// 0.85 · 70 and 0.9 · 5 are halves.
    @Test(arguments: [(70, 0.15, 60), (5, 0.1, 5)] as [(UInt8, Double, UInt8)])
    func halvesAreRoundedUp(grey: UInt8, opacity: Double, result: UInt8) {
        let mixed = Legibility.measure(
            rgb: Self.zone((grey, 1)), overlay: Self.black, opacity: opacity)
        let plain = Legibility.measure(rgb: Self.zone((result, 1)), overlay: Self.black, opacity: 0)
        #expect(mixed.contrast == plain.contrast)
    }

    @Test func theOverlaysOwnColourCounts() {
        let legibility = Legibility.measure(
            rgb: Self.zone((0, 10)), overlay: Self.white, opacity: 0.9)
        #expect(legibility.contrast == 1.24)
        #expect(!legibility.passes)
        #expect(legibility.suggestedOpacity == 0)
    }

    @Test func whereNoOpacityPassesTheFullOneIsSuggested() {
        let legibility = Legibility.measure(
            rgb: Self.zone((255, 10)), overlay: Self.white, opacity: 0.1)
        #expect(legibility.contrast == 1)
        #expect(legibility.suggestedOpacity == 1)
    }

    /// The order of brightness is that of the result, not of the source: under half a red overlay.
    @Test func theBrightestTenthIsTakenAfterTheOverlay() {
        let zone = (0..<3000).map { UInt8($0 * 7919 % 251) }
        let overlay = RGBColor(red: 255, green: 0, blue: 0)
        let measured = LegibilityMeter(rgb: zone, overlay: overlay).contrast(opacity: 0.5)
        let luminances = stride(from: 0, to: zone.count, by: 3).map { (pixel: Int) -> Double in
            let red = UInt8((Int(zone[pixel]) + 256) / 2)
            let green = UInt8((Int(zone[pixel + 1]) + 1) / 2)
            let blue = UInt8((Int(zone[pixel + 2]) + 1) / 2)
            return Contrast.luminance(red: red, green: green, blue: blue)
        }
        let brightest = luminances.sorted(by: >).prefix(100).reduce(0, +) / 100
        #expect(abs(measured - Contrast.ratio(1, brightest)) < 1e-9)
    }

    /// Runs of grey pixels.
    private static func zone(_ runs: (grey: UInt8, count: Int)...) -> [UInt8] {
        runs.flatMap { [UInt8](repeating: $0.grey, count: 3 * $0.count) }
    }
}
