import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct DropOpaqueAlphaTests {
    @Test func anAlphaThatSaysNothingGoes() throws {
        let image = try Pictures.image([1, 2, 3, 255, 4, 5, 6, 255], width: 2, bands: 4)
        let opaque = try Self.step(image)
        #expect(opaque.bands == 3)
        #expect(try opaque.pixels() == [1, 2, 3, 4, 5, 6])
    }

    @Test func oneTransparentPixelKeepsIt() throws {
        let image = try Pictures.image([1, 2, 3, 255, 4, 5, 6, 254], width: 2, bands: 4)
        #expect(try Self.step(image) === image)
    }

    @Test func anOpaqueImageStays() throws {
        let image = try Pictures.image([1, 2, 3], width: 1)
        #expect(try Self.step(image) === image)
    }

    private static func step(_ image: Image) throws -> Image {
        try RenderStep.dropOpaqueAlpha.apply(
            image, SourceContext(boxShrink: 1, colorSpace: .srgb))
    }
}
