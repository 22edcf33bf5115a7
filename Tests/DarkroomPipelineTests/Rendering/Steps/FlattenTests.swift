import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct FlattenTests {
    /// By hand on white: 100·128/255 + 255·127/255 = 177.2; on (10, 20, 30): 55.2, 10.0, 142.9.
    @Test func halfTransparentOnABackground() throws {
        let image = try Pictures.image([100, 0, 255, 128], width: 1, bands: 4)
        let white = try Self.step(image, RGBColor(red: 255, green: 255, blue: 255))
        #expect(white.bands == 3)
        #expect(try white.pixels() == [177, 127, 255])
        let dark = try Self.step(image, RGBColor(red: 10, green: 20, blue: 30))
        #expect(try dark.pixels() == [55, 10, 143])
    }

    @Test func theInvisibleBecomesBackgroundAndTheOpaqueStays() throws {
        var samples: [UInt8] = []
        var expected: [UInt8] = []
        for value in UInt8.min...UInt8.max {
            samples += [value, value, 9, 0, value, 3, value, 255]
            expected += [250, 128, 1, value, 3, value]
        }
        let image = try Pictures.image(samples, width: 512, bands: 4)
        let flat = try Self.step(image, RGBColor(red: 250, green: 128, blue: 1))
        #expect(try flat.pixels() == expected)
    }

    @Test func aFormatThatKeepsAlphaIsLeftAlone() throws {
        let image = try Pictures.image([100, 0, 255, 128], width: 1, bands: 4)
        #expect(try Self.step(image, nil) === image)
    }

    @Test func anOpaqueImageStays() throws {
        let image = try Pictures.image([100, 0, 255], width: 1)
        #expect(try Self.step(image, RGBColor(red: 0, green: 0, blue: 0)) === image)
    }

    private static func step(_ image: Image, _ background: RGBColor?) throws -> Image {
        try RenderStep.flatten.apply(
            image, FinishContext(background: background, overlay: nil, colorSpace: .srgb))
    }
}
