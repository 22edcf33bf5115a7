import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct WebPChunksTests {
    @Test(.needs(.exiftool)) func exifAndXMPGoAndPixelsStay() throws {
        for bands in [3, 4] {
            let image = try Pictures.drawn(33, 21, bands: bands) { x, y in
                Array(([UInt8(x * 7), UInt8(y * 9), 5, UInt8(x * 3)] as [UInt8]).prefix(bands))
            }
            let file = try Encoder(quality: RecipeQuality(), colorSpace: .srgb)
                .encode(image, as: .webp)
            let tagged = try MetadataTesting.tagged(file)
            #expect(
                try MetadataTesting.tags(in: tagged).contains { MetadataTesting.isPrivate($0) })
            let clean = WebPChunks.withoutMetadata(tagged)
            #expect(
                try MetadataTesting.tags(in: clean).filter(MetadataTesting.isPrivate).isEmpty)
            #expect(clean.littleEndian(4, at: 4) + 8 == clean.count)
            #expect(!String(decoding: clean, as: UTF8.self).contains("darkroom-secret"))
            #expect(try DecoderTests.decode(clean).pixels() == DecoderTests.decode(file).pixels())
            // Nothing that announces them is left (bits 2 and 3 of VP8X).
            if clean.has("VP8X", at: 12) { #expect(clean[20] & 0b1100 == 0) }
        }
    }

    @Test func aFileWithoutThemIsTheSame() throws {
        let file = try Pictures.file(.webp)
        #expect(WebPChunks.withoutMetadata(file) == file)
    }

    @Test(arguments: 12..<40) func aCutFileIsNoReasonToCrash(count: Int) throws {
        let file =
            Array("RIFF\0\0\0\0WEBPVP8X".utf8) + [10, 0, 0, 0, 12]
            + [UInt8](
                repeating: 0, count: 9) + Array("EXIF".utf8) + [1, 0, 0, 0, 9, 0]
        #expect(WebPChunks.withoutMetadata(Array(file.prefix(count))).count <= count)
    }
}
