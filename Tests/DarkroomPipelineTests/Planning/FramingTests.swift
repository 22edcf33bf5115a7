import DarkroomManifest
import Testing

@testable import DarkroomPipeline

@Suite struct FramingTests {
    /// By hand: 3000·393/457 = 2579.9; 4000·150/393 = 1526.7, whose middle starts at 736.5.
    @Test(
        arguments: [
            (172, 172, 4000, 3000, [500, 0, 3000, 3000]),
            (172, 172, 3000, 4000, [0, 500, 3000, 3000]),
            (393, 457, 4000, 3000, [710, 0, 2580, 3000]),
            (393, 150, 4000, 3000, [0, 737, 4000, 1527]),
            (352, 264, 4000, 3000, [0, 0, 4000, 3000]),
            (352, 264, 3000, 4000, [0, 875, 3000, 2250]),
            (100, 150, 400, 600, [0, 0, 400, 600]), (128, 128, 101, 77, [12, 0, 77, 77]),
            (128, 128, 102, 77, [13, 0, 77, 77]), (128, 128, 77, 101, [0, 12, 77, 77]),
        ] as [(Double, Double, Int, Int, [Int])])
    func cropsTheLargestPartWithTheRolesAspect(
        width: Double, height: Double, sourceWidth: Int, sourceHeight: Int, crop: [Int]
    ) {
        let framing = Self.framing(width, height, of: sourceWidth, sourceHeight)
        #expect(framing.crop == Self.crop(crop))
    }

    @Test(
        arguments: [
            (172, 172, 1, 1, [0, 0, 1, 1]), (393, 150, 1, 1, [0, 0, 1, 1]),
            (172, 172, 1000, 1, [500, 0, 1, 1]), (172, 172, 1, 1000, [0, 500, 1, 1]),
            (393, 150, 1, 1000, [0, 500, 1, 1]), (100, 150, 1000, 1, [500, 0, 1, 1]),
        ] as [(Double, Double, Int, Int, [Int])])
    func aCropNeverVanishes(
        width: Double, height: Double, sourceWidth: Int, sourceHeight: Int, crop: [Int]
    ) {
        let framing = Self.framing(width, height, of: sourceWidth, sourceHeight)
        #expect(framing.crop == Self.crop(crop))
    }

    /// The crop is 3000 wide: its left edge is 4000·x − 1500, kept within 0 and 1000.
    @Test(
        arguments: [
            (0, 0), (0.374, 0), (0.375, 0), (0.4, 100), (0.5, 500), (0.6, 900), (0.625, 1000),
            (0.626, 1000), (1, 1000),
        ] as [(Double, Int)])
    func theFocalPointIsAsNearTheMiddleAsTheEdgesAllow(focus: Double, start: Int) {
        let wide = Self.framing(172, 172, of: 4000, 3000, focus: (focus, 0.9))
        #expect(wide.crop == Self.crop([start, 0, 3000, 3000]))
        let tall = Self.framing(172, 172, of: 3000, 4000, focus: (0.1, focus))
        #expect(tall.crop == Self.crop([0, start, 3000, 3000]))
    }

    @Test func cropsStayInsideTheSource() {
        for (width, height) in [(1, 1), (2, 3), (3, 2), (7, 1), (1, 7), (393, 457), (1179, 450)] {
            for focus in [0, 0.001, 0.49, 0.5, 0.51, 0.999, 1] {
                let crop = Self.framing(393, 150, of: width, height, focus: (focus, focus)).crop
                #expect(crop.x >= 0 && crop.y >= 0 && crop.width >= 1 && crop.height >= 1)
                #expect(crop.x + crop.width <= width && crop.y + crop.height <= height)
            }
        }
    }

    @Test func pixelSizesAreRoundedHalfUp() {
        let framing = Self.framing(171.5, 100.25, of: 4000, 3000)
        #expect(framing.made.map(\.pixels.width) == [172, 343, 515])
        #expect(framing.made.map(\.pixels.height) == [100, 201, 301])
        #expect(framing.omitted.isEmpty)
    }

    @Test func aScaleThatTheSourceCantFillIsLeftOut() {
        // The crop is 860 × 1000: 860/393 = 2.1883, 1000/457 = 2.1882.
        let framing = Self.framing(393, 457, of: 1000, 1000)
        #expect(framing.made.map(\.scale) == [1, 2])
        #expect(framing.made.allSatisfy { !$0.enlarged })
        #expect(framing.omitted == [.init(scale: 3, available: 2.18)])
    }

    /// 599/200 = 2.995: to promise 3.0 would be to promise the scale that is left out.
    @Test func theAvailableScaleIsRoundedDown() {
        #expect(Self.framing(200, 200, of: 599, 599).omitted == [.init(scale: 3, available: 2.99)])
    }

    @Test(arguments: 100..<300)
    func aScaleOfTwoDecimalsIsAvailableAsItIs(side: Int) {
        let omitted = Self.framing(100, 100, of: side, side, scales: [3]).omitted
        #expect(omitted == [.init(scale: 3, available: Double(side) / 100)])
    }

    @Test func neverEnlargesByDefault() {
        for side in 1...600 {
            let made = Self.framing(172, 172, of: side, side).made
            #expect(made.map(\.scale) == [1, 2, 3].filter { $0 == 1 || $0 * 172 <= side })
            #expect(made.map(\.enlarged) == made.map { $0.pixels.width > side })
        }
    }

    @Test func whereNoScaleCanBeFilledScaleOneIsEnlarged() {
        let framing = Self.framing(172, 172, of: 10, 10)
        #expect(framing.made.map(\.scale) == [1])
        #expect(framing.made.map(\.enlarged) == [true])
        #expect(framing.made.map(\.pixels) == [PixelSize(width: 172, height: 172)])
        let available = 0.05
        #expect(
            framing.omitted
                == [.init(scale: 2, available: available), .init(scale: 3, available: available)])
    }

    @Test func scaleOneIsMadeOfATinySourceThoughNotAskedFor() {
        let tiny = Self.framing(172, 172, of: 100, 100, scales: [2, 3])
        #expect(tiny.made.map(\.scale) == [1])
        #expect(tiny.made.map(\.enlarged) == [true])
        #expect(tiny.omitted.map(\.scale) == [2, 3])
        #expect(tiny.omitted.map(\.available) == [0.58, 0.58])
        let small = Self.framing(172, 172, of: 200, 200, scales: [2, 3])
        #expect(small.made.map(\.scale) == [1])
        #expect(small.made.map(\.enlarged) == [false])
        #expect(small.omitted.map(\.available) == [1.16, 1.16])
    }

    /// A source of exactly the output's pixels fills it: 172 × 77 at 171.5 × 77 points, where
    /// 77 · (171.5/77) is 171.49999999999997 in binary fractions.
    @Test(arguments: 1...500)
    func aSourceOfTheOutputsOwnSizeFillsIt(height: Int) {
        for (scale, width) in [(1, 172), (2, 343), (3, 515)] {
            let framing = Self.framing(
                171.5, Double(height), of: width, height * scale, scales: [scale])
            #expect(framing.crop == Self.crop([0, 0, width, height * scale]))
            #expect(framing.made.map(\.enlarged) == [false])
            #expect(framing.omitted.isEmpty)
        }
    }

    /// 4069 · 15.5/313 = 201.5 and 1554 · 23.5/74 = 493.5, exactly.
    @Test func halvesOfACropAreRoundedUp() {
        #expect(Self.framing(313, 15.5, of: 4069, 4750).crop.height == 202)
        #expect(Self.framing(23.5, 74, of: 1096, 1554).crop.width == 494)
    }

    /// 516 output pixels of 3000.
    @Test func theLargestOutputDecidesWhatIsNeeded() {
        #expect(Self.framing(172, 172, of: 4000, 3000).neededScale == 0.172)
        #expect(Self.framing(172, 172, of: 86, 86).neededScale == 2)
    }

    private static func framing(
        _ width: Double, _ height: Double, of sourceWidth: Int, _ sourceHeight: Int,
        focus: (x: Double, y: Double) = (0.5, 0.5), scales: [Int] = [1, 2, 3]
    ) -> Framing {
        Framing(
            points: .init(width: width, height: height), scales: scales,
            source: PixelSize(width: sourceWidth, height: sourceHeight),
            focus: CatalogPoint(x: focus.x, y: focus.y))
    }

    private static func crop(_ numbers: [Int]) -> Manifest.Crop {
        .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
