import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct EncoderTests {
    @Test(.needs(.exiftool), arguments: OutputFormat.allCases, OutputColorSpace.allCases)
    func noFileHasMetadata(format: OutputFormat, space: OutputColorSpace) throws {
        for bands in [3, 4] where bands == 3 || format.keepsAlpha {
            let file = try Self.encoded(as: format, space, bands: bands)
            let tags = try MetadataTesting.tags(in: file)
            #expect(tags.filter(MetadataTesting.isPrivate).isEmpty)
            #expect(!String(decoding: file, as: UTF8.self).contains("darkroom-secret"))
        }
    }

    @Test(.needs(.exiftool), arguments: OutputFormat.allCases)
    func onlyAWideFileHasAProfile(format: OutputFormat) throws {
        for bands in [3, 4] where bands == 3 || format.keepsAlpha {
            let plain = try Self.encoded(as: format, .srgb, bands: bands)
            #expect(try MetadataTesting.profileName(in: plain) == nil)
            let wide = try Self.encoded(as: format, .displayP3, bands: bands)
            let name = try #require(try MetadataTesting.profileName(in: wide))
            #expect(name.contains("P3"))
        }
    }

    /// Red in Display P3 comes back as red by its profile.
    @Test(arguments: OutputFormat.allCases) func aWideFileLooksTheSame(format: OutputFormat) throws
    {
        let red = try Pictures.drawn(32, 32) { _, _ in [255, 0, 0] }
        let wide = try RenderStep.convertColor.apply(
            red, SourceContext(boxShrink: 1, colorSpace: .displayP3))
        let file = try Encoder(quality: RecipeQuality(), colorSpace: .displayP3)
            .encode(wide, as: format)
        let back = try DecoderTests.decode(file)
        let pixel = try back.cropped(x: 16, y: 16, width: 1, height: 1).pixels().map(Int.init)
        #expect(pixel[0] >= 250 && pixel[1] <= 8 && pixel[2] <= 8)
    }

    @Test(arguments: OutputFormat.allCases.filter(\.keepsAlpha))
    func alphaIsKept(format: OutputFormat) throws {
        let image = try Pictures.drawn(32, 32, bands: 4) { x, _ in
            [200, 100, 50, x < 16 ? 255 : 0]
        }
        let file = try Encoder(quality: RecipeQuality(), colorSpace: .srgb)
            .encode(image, as: format)
        let back = try DecoderTests.decode(file)
        #expect(back.bands == 4)
        let alpha = try back.band(3).pixels()
        #expect(alpha[8] >= 253 && alpha[24] <= 2)
    }

    /// White noise, which no codec makes small.
    @Test(arguments: OutputFormat.allCases, [3, 4])
    func noFileHasMoreBytesAPixelThanTheBudgetCounts(format: OutputFormat, bands: Int) throws {
        var generator = SystemRandomNumberGenerator()
        let noise = (0..<256 * 256 * bands).map { _ in UInt8.random(in: 0...255, using: &generator)
        }
        let image = try Pictures.image(noise, width: 256, height: 256, bands: bands)
        let best = RecipeQuality(jpeg: 100, webp: 100, avif: 100, heic: 100)
        let opaque = bands == 4 && !format.keepsAlpha ? try image.bands(0, count: 3) : image
        let file = try Encoder(quality: best, colorSpace: .srgb).encode(opaque, as: format)
        #expect(file.count <= 256 * 256 * format.mostBytesPerPixel)
    }

    @Test(arguments: [OutputFormat.jpeg, .webp, .avif, .heic])
    func betterQualityTakesMoreBytes(format: OutputFormat) throws {
        let image = try Pictures.textured(96, 64)
        let sizes = try [10, 50, 95].map { quality in
            let all = RecipeQuality(jpeg: quality, webp: quality, avif: quality, heic: quality)
            return try Encoder(quality: all, colorSpace: .srgb).encode(image, as: format).count
        }
        #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    }

    @Test(arguments: OutputFormat.allCases)
    func everySizeCanBeWritten(format: OutputFormat) throws {
        for (width, height) in [(1, 1), (1, 457), (1179, 1), (3, 5)] {
            let file = try Pictures.file(format, width: width, height: height)
            let header = try SourceHeaderTests.header(of: file)
            #expect(header.size == PixelSize(width: width, height: height))
        }
    }

    /// A picture that carried private fields, after the steps of a file.
    private static func encoded(
        as format: OutputFormat, _ space: OutputColorSpace, bands: Int
    ) throws -> [UInt8] {
        let plain = try Pictures.drawn(32, 32, bands: bands) { x, y in
            Array(([UInt8(x * 8), UInt8(y * 8), 99, UInt8(x * 4)] as [UInt8]).prefix(bands))
        }
        let tagged = try RenderStep.convertColor.apply(
            plain, SourceContext(boxShrink: 1, colorSpace: space)
        ).withPrivateFields(saying: "darkroom-secret")
        let finished = try RenderSteps.perFile.reduced(
            tagged, FinishContext(background: nil, overlay: nil, colorSpace: space))
        return try Encoder(quality: RecipeQuality(), colorSpace: space)
            .encode(finished, as: format)
    }
}
