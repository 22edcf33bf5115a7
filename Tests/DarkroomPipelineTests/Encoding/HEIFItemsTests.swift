import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct HEIFItemsTests {
    @Test(.needs(.exiftool), arguments: [OutputFormat.heic, .avif])
    func exifGoesAndPixelsStay(format: OutputFormat) throws {
        for bands in [3, 4] {
            let image = try Pictures.drawn(33, 21, bands: bands) { x, y in
                Array(([UInt8(x * 7), UInt8(y * 9), 5, UInt8(x * 3)] as [UInt8]).prefix(bands))
            }
            let file = try Encoder(quality: RecipeQuality(), colorSpace: .srgb)
                .encode(image, as: format)
            let tagged = try Tool.exiftool.succeed(
                ["-EXIF:Artist=darkroom-secret", "-GPSLatitude=43.1", "-o", "-", "-"], input: file
            ).stdout
            #expect(
                try MetadataTesting.tags(in: tagged).contains { MetadataTesting.isPrivate($0) })
            let clean = HEIFItems.withoutMetadata(tagged)
            #expect(
                try MetadataTesting.tags(in: clean).filter(MetadataTesting.isPrivate).isEmpty)
            #expect(!String(decoding: clean, as: UTF8.self).contains("darkroom-secret"))
            #expect(!String(decoding: clean, as: UTF8.self).contains("Exif"))
            #expect(try DecoderTests.decode(clean).pixels() == DecoderTests.decode(file).pixels())
            #expect(HEIFItems.withoutMetadata(clean) == clean)
        }
    }

    /// ImageMagick decodes it by itself.
    @Test(.needs(.convert), .needs(.exiftool), arguments: [OutputFormat.heic, .avif])
    func otherProgramsReadWhatIsLeft(format: OutputFormat) throws {
        let tagged = try Tool.exiftool.succeed(
            ["-EXIF:Artist=x", "-o", "-", "-"], input: Pictures.file(format)
        ).stdout
        let read = try Tool.convert.succeed(
            ["\(format.rawValue):-", "-format", "%wx%h", "info:-"],
            input: HEIFItems.withoutMetadata(tagged))
        #expect(read.text == "96x64")
    }

    @Test(arguments: [OutputFormat.heic, .avif])
    func aFileWithoutEXIFIsTheSame(format: OutputFormat) throws {
        let file = try Pictures.file(format)
        #expect(HEIFItems.withoutMetadata(file) == file)
    }

    @Test(.needs(.exiftool)) func aCutFileIsNoReasonToCrash() throws {
        let tagged = try Tool.exiftool.succeed(
            ["-EXIF:Artist=x", "-o", "-", "-"], input: Pictures.file(.heic)
        ).stdout
        for count in 0..<min(600, tagged.count) {
            let cut = Array(tagged.prefix(count))
            #expect(HEIFItems.withoutMetadata(cut).count == count)
        }
    }
}
