import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct JPEGSegmentsTests {
    @Test(.needs(.exiftool)) func exifAndXMPGoAndPixelsStay() throws {
        let file = try Pictures.file(.jpeg)
        let tagged = try MetadataTesting.tagged(file)
        #expect(try MetadataTesting.tags(in: tagged).contains { MetadataTesting.isPrivate($0) })
        let clean = JPEGSegments.withoutMetadata(tagged)
        #expect(try MetadataTesting.tags(in: clean).isEmpty)
        #expect(try DecoderTests.decode(clean).pixels() == DecoderTests.decode(file).pixels())
    }

    @Test func aFileWithoutThemIsTheSame() throws {
        let file = try Pictures.file(.jpeg)
        #expect(JPEGSegments.withoutMetadata(file) == file)
    }

    @Test func otherSegmentsStay() {
        let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 3, 9]
        let profile: [UInt8] = [0xFF, 0xE2, 0, 4, 7, 7]
        let scan: [UInt8] = [0xFF, 0xDA, 0, 2, 0xFF, 0xE1, 0, 2, 0xFF, 0xD9]
        let exif: [UInt8] = [0xFF, 0xE1, 0, 5, 1, 2, 3]
        #expect(
            JPEGSegments.withoutMetadata(start + exif + profile + exif + scan)
                == start + profile + scan)
    }

    @Test(arguments: 2..<20) func aCutFileIsNoReasonToCrash(count: Int) {
        let file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 5, 1, 2, 3, 0xFF, 0xE2, 0xFF, 0xFF, 1, 2]
        #expect(JPEGSegments.withoutMetadata(Array(file.prefix(count))).count <= count)
    }
}
