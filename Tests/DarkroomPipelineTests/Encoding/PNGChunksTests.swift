import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct PNGChunksTests {
    @Test(.needs(.exiftool)) func metadataGoAndPixelsStay() throws {
        let file = try Pictures.file(.png)
        let tagged = try MetadataTesting.tagged(
            file, ["-PNG:Comment=darkroom-secret", "-PNG:ModifyDate=2024:05:29 10:00:00"])
        #expect(try MetadataTesting.tags(in: tagged).contains { MetadataTesting.isPrivate($0) })
        let clean = PNGChunks.withoutMetadata(tagged)
        #expect(try MetadataTesting.tags(in: clean).isEmpty)
        #expect(clean == PNGChunks.withoutMetadata(file))
        #expect(try DecoderTests.decode(clean).pixels() == DecoderTests.decode(file).pixels())
    }

    @Test func otherChunksStay() {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = Self.chunk("IHDR", [1, 2, 3])
        let profile = Self.chunk("iCCP", [4])
        let end = Self.chunk("IEND", [])
        let personal = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"].flatMap { Self.chunk($0, [9, 9]) }
        #expect(
            PNGChunks.withoutMetadata(signature + header + personal + profile + end)
                == signature + header + profile + end)
    }

    @Test(arguments: 8..<30) func aCutFileIsNoReasonToCrash(count: Int) {
        let file = [UInt8](repeating: 1, count: 8) + Self.chunk("IHDR", [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(PNGChunks.withoutMetadata(Array(file.prefix(count))) == Array(file.prefix(count)))
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
    }
}
