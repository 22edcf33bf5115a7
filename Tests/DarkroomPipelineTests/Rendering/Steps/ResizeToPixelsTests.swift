import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct ResizeToPixelsTests {
    @Test(
        arguments: [(1, 1), (1000, 1), (1, 1000), (37, 41)],
        [PixelSize(width: 172, height: 172), PixelSize(width: 1, height: 1)])
    func theSizeIsExactWhateverTheSource(source: (Int, Int), size: PixelSize) throws {
        for bands in [3, 4] {
            let image = try Pictures.drawn(source.0, source.1, bands: bands) { _, _ in
                [UInt8](repeating: 99, count: bands)
            }
            let resized = try Self.step(image, size)
            #expect(PixelSize(width: resized.width, height: resized.height) == size)
            #expect(resized.bands == bands && resized.isEightBit)
            #expect(try resized.pixels().allSatisfy { $0 == 99 })
        }
    }

    /// Between opaque red and invisible green everything visible is red.
    @Test func theInvisibleLeavesNoFringe() throws {
        let image = try Pictures.drawn(64, 64, bands: 4) { x, _ in
            x < 32 ? [255, 0, 0, 255] : [0, 255, 0, 0]
        }
        let resized = try Self.step(image, PixelSize(width: 21, height: 21)).pixels()
        for pixel in stride(from: 0, to: resized.count, by: 4) where resized[pixel + 3] > 0 {
            #expect(resized[pixel] >= 253 && resized[pixel + 1] <= 2)
        }
    }

    private static func step(_ image: Image, _ size: PixelSize) throws -> Image {
        try RenderStep.resizeToPixels.apply(image, ScaleContext(pixels: size))
    }
}
