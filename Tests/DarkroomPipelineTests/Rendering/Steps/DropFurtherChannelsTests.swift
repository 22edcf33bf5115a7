import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct DropFurtherChannelsTests {
    private static let kinds: [(photometric: TIFFFile.Photometric, colours: Int)] = [
        (.grey, 1), (.rgb, 3), (.cmyk, 4),
    ]

    @Test(arguments: 0..<3, [1, 2, 3]) func coloursAndAlphaAreKept(kind: Int, more: Int) throws {
        let colours = Self.kinds[kind].colours
        for bits in [8, 16] where bits == 8 || colours < 4 {
            let image = try Self.open(kind: kind, more: more, bits: bits)
            #expect(image.bands == colours + 1 + more)
            let kept = try RenderStep.dropFurtherChannels.apply(image, Self.context(box: 1))
            #expect(kept.bands == colours + 1)
            #expect(kept.hasAlpha)
            #expect(kept.isEightBit == (bits == 8))
        }
    }

    @Test(arguments: 0..<3) func anImageWithoutSuchChannelsStays(kind: Int) throws {
        for more in [-1, 0] {
            let image = try Self.open(kind: kind, more: more, bits: 8)
            #expect(try RenderStep.dropFurtherChannels.apply(image, Self.context(box: 1)) === image)
        }
    }

    /// The alpha that colours are weighed by is the fourth channel, not the last.
    @Test(arguments: [1, 2], [8, 16]) func theyDecideNothingOnTheWay(box: Int, bits: Int) throws {
        for (kind, colours) in [(0, [40, 40, 40]), (1, [40, 41, 42])] as [(Int, [UInt8])] {
            let image = try RenderSteps.perSource.reduced(
                Self.open(kind: kind, more: 2, bits: bits), Self.context(box: box))
            #expect(image.bands == 4 && image.isEightBit)
            let pixels = try image.pixels()
            #expect(Array(pixels.prefix(4)) == colours + [77])
            #expect(Array(pixels.suffix(4)) == colours + [77])
        }
    }

    /// Colours 40, 41, 42, 43, an alpha of 77, and channels that are all 0.
    private static func open(kind: Int, more: Int, bits: Int) throws -> Image {
        let (photometric, colours) = kinds[kind]
        let whole = (0..<colours).map { 40 + $0 } + [77] + (0..<max(0, more)).map { _ in 0 }
        let pixel = Array(whole.prefix(colours + 1 + more))
        let unit = bits == 8 ? 1 : 257
        var file = TIFFFile(
            width: 4, height: 4, bands: pixel.count,
            samples: (0..<16).flatMap { _ in pixel.map { $0 * unit } })
        file.bits = bits
        file.photometric = photometric
        return try Pictures.open(file)
    }

    private static func context(box: Int) -> SourceContext {
        SourceContext(boxShrink: box, colorSpace: .srgb)
    }
}
