import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct DropAlphaOutOfSightTests {
    @Test func anAlphaThatIsOpaqueWithinTheCropGoes() throws {
        let image = try Pictures.image(
            [1, 1, 1, 0, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 254], width: 4, bands: 4)
        let opaque = try Self.step(image, x: 1, width: 2)
        #expect(opaque.bands == 3)
        #expect(try opaque.pixels() == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
        #expect(try Self.step(image, x: 1, width: 3).bands == 4)
        #expect(try Self.step(image, x: 0, width: 2).bands == 4)
    }

    /// A pixel that the crop touches with a part of itself shows.
    @Test func aPixelThatIsTouchedCounts() throws {
        let image = try Pictures.image(
            [1, 1, 1, 0, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 254], width: 4, bands: 4)
        #expect(try Self.step(image, x: 1, width: 2.1).bands == 4)
        #expect(try Self.step(image, x: 0.9, width: 2).bands == 4)
    }

    private static func step(_ image: Image, x: Double, width: Double) throws -> Image {
        try RenderStep.dropAlphaOutOfSight.apply(
            image, PictureContext(crop: .init(x: x, y: 0, width: width, height: 1)))
    }
}
