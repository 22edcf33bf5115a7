import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct OverlayTests {
    @Test func withoutOverlayTheImageStays() throws {
        let image = try Pictures.image([1, 2, 3], width: 1)
        #expect(try Self.step(image, nil) === image)
    }

    @Test func anOpaquePictureGoesThroughTheTable() throws {
        let image = try Self.everyGrey(alpha: nil)
        let table = (0..<256).map { UInt8((9 * $0 + 5) / 10) }
        #expect(try Self.step(image, RecipeOverlay()).pixels() == table.flatMap { [$0, $0, $0] })
    }

    /// Where a pixel of a transparent picture is opaque, it is as in an opaque picture, all halves
    /// included.
    @Test(arguments: [0.1, 0.5, 0.05, 0.15, 0.35, 0.7])
    func anOpaquePixelIsTheSameInATransparentPicture(opacity: Double) throws {
        let overlay = RecipeOverlay(
            color: RGBColor(red: 0, green: 255, blue: 77), opacity: opacity)
        let opaque = try Self.step(Self.everyGrey(alpha: nil), overlay).pixels()
        let transparent = try Self.step(Self.everyGrey(alpha: 255), overlay)
        #expect(transparent.bands == 4)
        #expect(try transparent.bands(0, count: 3).pixels() == opaque)
        #expect(try transparent.band(3).pixels().allSatisfy { $0 == 255 })
    }

    /// By hand for black at 0.1: alpha 0.1·255 + 0.9·a, colour 0.9·a·c / alpha. For a = 100:
    /// 115.5 → 116, 200·90/115.5 = 155.8; for a = 1: 26.4, 255·0.9/26.4 = 8.7.
    @Test(
        arguments: [
            ([200, 100, 50, 100], [156, 78, 39, 116]), ([255, 255, 255, 0], [0, 0, 0, 26]),
            ([255, 0, 10, 1], [9, 0, 0, 26]), ([255, 255, 255, 255], [230, 230, 230, 255]),
            ([0, 0, 0, 128], [0, 0, 0, 141]), ([60, 80, 100, 200], [53, 70, 88, 206]),
        ] as [([UInt8], [UInt8])])
    func blackOverTransparency(pixel: [UInt8], result: [UInt8]) throws {
        let image = try Pictures.image(pixel, width: 1, bands: 4)
        #expect(try Self.step(image, RecipeOverlay()).pixels() == result)
    }

    @Test func fullOpacityHidesThePicture() throws {
        let image = try Pictures.image([9, 9, 9, 0, 200, 0, 0, 77], width: 2, bands: 4)
        let overlay = RecipeOverlay(color: RGBColor(red: 1, green: 2, blue: 3), opacity: 1)
        #expect(try Self.step(image, overlay).pixels() == [1, 2, 3, 255, 1, 2, 3, 255])
    }

    @Test func noOpacityLeavesTheVisibleAsItIs() throws {
        let image = try Pictures.image([200, 100, 50, 100, 1, 2, 3, 255], width: 2, bands: 4)
        let overlay = RecipeOverlay(color: RGBColor(red: 1, green: 2, blue: 3), opacity: 0)
        #expect(try Self.step(image, overlay).pixels() == [200, 100, 50, 100, 1, 2, 3, 255])
    }

    /// One pixel of each grey, in one row.
    private static func everyGrey(alpha: UInt8?) throws -> Image {
        let samples = (0..<256).flatMap { value in
            [UInt8](repeating: UInt8(value), count: 3) + (alpha.map { [$0] } ?? [])
        }
        return try Pictures.image(samples, width: 256, bands: alpha == nil ? 3 : 4)
    }

    private static func step(_ image: Image, _ overlay: RecipeOverlay?) throws -> Image {
        try RenderStep.overlay.apply(
            image, FinishContext(background: nil, overlay: overlay, colorSpace: .srgb))
    }
}
