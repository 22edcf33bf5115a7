import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct ResampleTests {
    @Test(
        arguments: [(1, 1), (1000, 1), (1, 1000), (37, 41)],
        [PixelSize(width: 172, height: 172), PixelSize(width: 1, height: 1)])
    func theSizeIsExactWhateverTheSource(source: (Int, Int), size: PixelSize) throws {
        for bands in [3, 4] {
            let image = try Pictures.drawn(source.0, source.1, bands: bands) { _, _ in
                [UInt8](repeating: 99, count: bands)
            }
            let resampled = try Self.step(image, image.wholeBox, size)
            #expect(PixelSize(width: resampled.width, height: resampled.height) == size)
            #expect(resampled.bands == bands && resampled.isEightBit)
            // What alpha makes of 99 is rounded twice.
            let slack = bands == 4 ? 1 : 0
            #expect(try resampled.pixels().allSatisfy { abs(Int($0) - 99) <= slack })
        }
    }

    /// Between opaque red and invisible green everything visible is red.
    @Test func theInvisibleLeavesNoFringe() throws {
        let image = try Pictures.drawn(64, 64, bands: 4) { x, _ in
            x < 32 ? [255, 0, 0, 255] : [0, 255, 0, 0]
        }
        let resampled = try Self.step(image, image.wholeBox, PixelSize(width: 21, height: 21))
        let pixels = try resampled.pixels()
        for pixel in stride(from: 0, to: pixels.count, by: 4) where pixels[pixel + 3] > 0 {
            #expect(pixels[pixel] >= 253 && pixels[pixel + 1] <= 2)
        }
    }

    /// A box that is moved by a fraction of a pixel moves the picture by as much: on a ramp of 2 a
    /// column that is 2 × the fraction.
    @Test(arguments: [0.0, 0.25, 0.5, 1.75])
    func aFractionOfAPixelCounts(offset: Double) throws {
        let ramp = try Pictures.drawn(100, 8) { x, _ in [UInt8(2 * x), 0, 0] }
        let box = Image.Box(x: 20 + offset, y: 0, width: 60, height: 8)
        let pixels = try Self.step(ramp, box, PixelSize(width: 60, height: 8)).pixels()
        for column in 0..<60 {
            let expected = 2 * (20 + offset + Double(column))
            #expect(abs(Double(pixels[(4 * 60 + column) * 3]) - expected) <= 0.75)
        }
    }

    /// Stripes finer than the output's pixels become even grey, not coarser stripes.
    @Test func fineStripesBecomeGrey() throws {
        let stripes = try Pictures.drawn(600, 16) { x, _ in
            [UInt8](repeating: x % 2 == 0 ? 0 : 255, count: 3)
        }
        let pixels = try Self.step(stripes, stripes.wholeBox, PixelSize(width: 170, height: 16))
            .pixels()
        let inner = (10..<160).map { Int(pixels[(8 * 170 + $0) * 3]) }
        #expect(inner.allSatisfy { abs($0 - 128) <= 4 })
    }

    /// Against Pillow's Lanczos in floating point, from the same box.
    @Test(
        .needs(Tool.python("PIL", "numpy")),
        arguments: [
            (Image.Box(x: 0, y: 0, width: 203, height: 151), PixelSize(width: 64, height: 48)),
            (
                Image.Box(x: 10.4, y: 3.7, width: 120.2, height: 90.1),
                PixelSize(width: 57, height: 99)
            ),
            (Image.Box(x: 50, y: 50, width: 20, height: 20), PixelSize(width: 100, height: 60)),
            (
                Image.Box(x: 150.5, y: 0, width: 52.5, height: 151),
                PixelSize(width: 52, height: 151)
            ),
        ])
    func isWhatAnotherLanczosGives(box: Image.Box, size: PixelSize) throws {
        let image = try Pictures.textured(203, 151)
        let ours = try Self.step(image, box, size).pixels()
        let script = """
            import sys, numpy as np
            from PIL import Image
            a = np.frombuffer(sys.stdin.buffer.read(), np.uint8).reshape(151, 203, 3)
            box = (\(box.x), \(box.y), \(box.x + box.width), \(box.y + box.height))
            planes = [Image.fromarray(a[:, :, c].astype(np.float32)).resize(
                (\(size.width), \(size.height)), Image.LANCZOS, box=box) for c in range(3)]
            b = np.stack([np.asarray(p) for p in planes], -1)
            sys.stdout.buffer.write(np.clip(np.floor(b + 0.5), 0, 255).astype(np.uint8).tobytes())
            """
        let theirs = try Tool.python("PIL", "numpy")
            .succeed(["-c", script], input: image.pixels()).stdout
        #expect(ours.count == theirs.count)
        let differences = zip(ours, theirs).map { abs(Int($0) - Int($1)) }
        #expect((differences.max() ?? 255) <= 2)
        let mean = Double(differences.reduce(0, +)) / Double(max(1, differences.count))
        #expect(mean < 0.3)
    }

    private static func step(_ image: Image, _ box: Image.Box, _ size: PixelSize) throws -> Image {
        try RenderStep.resample.apply(image, ScaleContext(box: box, pixels: size))
    }
}
