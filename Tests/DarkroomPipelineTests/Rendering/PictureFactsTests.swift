import DarkroomManifest
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct PictureFactsTests {
    /// White under black at 0.1 is 230, in the bin from 224 to 239.
    @Test func theDominantColourIsTheFinishedPictures() throws {
        let facts = try Self.facts(
            .tripHeaderCollapsed, plain: Self.flat(255), finished: Self.flat(230))
        #expect(facts.dominantColor == "#e8e8e8")
    }

    /// White on 128 under the overlay (115) has a contrast of 4.74; on white itself 1.24.
    @Test func legibilityIsThatOfThePlainPictureUnderTheOverlay() throws {
        let grey = try Self.facts(
            .tripHeaderCollapsed, plain: Self.flat(128), finished: Self.flat(115))
        #expect(grey.legibility?.contrast == 4.74)
        #expect(grey.legibility?.passes == true)
        let white = try Self.facts(
            .tripHeaderCollapsed, plain: Self.flat(255), finished: Self.flat(230))
        #expect(white.legibility?.contrast == 1.24)
        #expect(white.legibility?.passes == false)
    }

    @Test func onlyHeadersHaveLegibility() throws {
        for role in RecipeRole.allCases {
            let facts = try Self.facts(role, plain: Self.flat(128), finished: Self.flat(128))
            #expect((facts.legibility != nil) == role.isHeader)
        }
    }

    /// Black in the zone and white around it, and the other way round, to the pixel; at two scales.
    @Test(arguments: [1, 2])
    func legibilityIsOfTheTitleZoneAlone(scale: Int) throws {
        for (role, height, rows) in [
            (.tripHeaderExpanded, 457, 289..<385), (.tripHeaderCollapsed, 150, 79..<103),
        ] as [(RecipeRole, Int, Range<Int>)] {
            for (inside, outside, contrast) in [(0, 255, 21), (255, 0, 1.24)]
                as [(UInt8, UInt8, Double)]
            {
                let image = try Pictures.drawn(393 * scale, height * scale) { x, y in
                    let isTitle = (38..<355).contains(x / scale) && rows.contains(y / scale)
                    return [UInt8](repeating: isTitle ? inside : outside, count: 3)
                }
                let facts = try Self.facts(
                    role, plain: image, finished: image, height: Double(height))
                #expect(facts.legibility?.contrast == contrast)
            }
        }
    }

    /// A transparent header is read on the background.
    @Test func aTransparentZoneIsReadOnTheBackground() throws {
        let clear = try Pictures.drawn(393, 150, bands: 4) { _, _ in [0, 0, 0, 0] }
        let facts = try Self.facts(.tripHeaderCollapsed, plain: clear, finished: clear)
        #expect(facts.legibility?.contrast == 1.24)
    }

    /// Display P3's (234, 51, 35) is sRGB's red.
    @Test(arguments: [3, 4]) func factsAreInSRGBWhateverTheOutputsSpace(bands: Int) throws {
        let red = try Pictures.drawn(20, 20, bands: bands) { _, _ in
            Array(([255, 0, 0, 255] as [UInt8]).prefix(bands))
        }
        let context = SourceContext(boxShrink: 1, colorSpace: .displayP3)
        let wide = try RenderStep.convertColor.apply(red, context)
        var recipe = Recipe()
        recipe.colorSpace = .displayP3
        let facts = try Self.facts(.tripCover, plain: wide, finished: wide, recipe: recipe)
        #expect(facts.dominantColor == "#f80808")
    }

    @Test(arguments: [(1, 1), (1, 500), (500, 1), (100, 100), (1179, 450)], [3, 4])
    func everySizeHasAHash(size: (Int, Int), bands: Int) throws {
        let image = try Pictures.drawn(size.0, size.1, bands: bands) { x, y in
            [UInt8](repeating: UInt8(truncatingIfNeeded: x + y), count: bands)
        }
        let facts = try Self.facts(.tripHeaderCollapsed, plain: image, finished: image)
        #expect(!facts.thumbHash.isEmpty)
        #expect(facts.legibility != nil)
    }

    private static func flat(_ grey: UInt8) throws -> Image {
        try Pictures.drawn(393, 150) { _, _ in [grey, grey, grey] }
    }

    private static func facts(
        _ role: RecipeRole, plain: Image, finished: Image, height: Double = 150,
        recipe: Recipe = Recipe()
    ) throws -> PictureFacts {
        let request = PictureRequest(
            key: "k", role: role, size: .init(width: 393, height: height), reference: .to("n"))
        return try PictureFacts(request, plain: plain, finished: finished, recipe: recipe)
    }
}
