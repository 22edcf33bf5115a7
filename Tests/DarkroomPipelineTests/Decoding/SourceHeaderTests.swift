import DarkroomManifest
import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct SourceHeaderTests {
    @Test(arguments: OutputFormat.allCases)
    func readsWhatIsThere(format: OutputFormat) throws {
        let header = try Self.header(of: Pictures.file(format, width: 70, height: 33))
        #expect(header.format.rawValue == format.rawValue)
        #expect(header.size == PixelSize(width: 70, height: 33))
        #expect(header.orientation == 1)
        #expect(header.bands == 3)
        #expect(header.isEightBit)
        #expect(header.bytesPerPixel == 3)
        #expect(!header.isInterlaced)
    }

    @Test(arguments: 1...8) func theSizeIsThatOfTheUprightPicture(orientation: Int) throws {
        var file = TIFFFile(width: 3, height: 2, bands: 1, samples: [1, 2, 3, 4, 5, 6])
        file.orientation = orientation
        let header = try Self.header(of: file.bytes)
        let upright = PixelSize(width: 3, height: 2)
        #expect(header.size == (orientation < 5 ? upright : upright.turned))
        #expect(header.orientation == orientation)
    }

    @Test func sixteenBitsTakeTwoBytes() throws {
        var file = TIFFFile(width: 1, height: 1, bands: 4, samples: [1, 2, 3, 4])
        file.bits = 16
        #expect(try Self.header(of: file.bytes).bytesPerPixel == 8)
    }

    @Test(.needs(.convert)) func theFirstFrameOfAnAnimationDecides() throws {
        let gif = try Pictures.converted(["-duplicate", "5"], to: "gif")
        #expect(try Self.header(of: gif).size == PixelSize(width: 96, height: 64))
    }

    /// 96 × 64 = 6144.
    @Test(arguments: OutputFormat.allCases)
    func theLimitOfPixelsIsInclusive(format: OutputFormat) throws {
        let file = try Pictures.file(format)
        #expect(try SourceFailure.thrown { try Self.header(of: file, maxPixels: 6144) } == nil)
        let failure = try #require(
            try SourceFailure.thrown { try Self.header(of: file, maxPixels: 6143) })
        #expect(failure.code == .tooLarge)
        #expect(failure.stage == .inspect)
        #expect(failure.message.contains("96 × 64") && failure.message.contains("(6143)"))
    }

    @Test(
        arguments: [
            ("%PDF-1.7", .unsupportedFormat), ("<svg xmlns=''/>", .unsupportedFormat),
            ("hello", .notAnImage), ("{}", .notAnImage), ("\u{FEFF}<html>", .notAnImage),
        ] as [(String, Manifest.FailureCode)])
    func whatIsNoPhotoIsRefused(text: String, code: Manifest.FailureCode) throws {
        let failure = try SourceFailure.thrown { try Self.header(of: Array(text.utf8)) }
        #expect(failure?.code == code)
        #expect(failure?.stage == .inspect)
    }

    @Test(arguments: OutputFormat.allCases)
    func aHeaderThatEndsTooEarlyIsTruncated(format: OutputFormat) throws {
        let file = try Pictures.file(format)
        let failure = try SourceFailure.thrown { try Self.header(of: Array(file.prefix(20))) }
        #expect(failure?.code == .truncated)
    }

    /// The right first bytes and nothing that follows from them.
    @Test func aHeaderThatIsNonsenseIsCorrupt() throws {
        var png = try Pictures.file(.png)
        png.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 0])
        #expect(try SourceFailure.thrown { try Self.header(of: png) }?.code == .corrupt)
    }

    /// The header of a file of these bytes.
    static func header(of bytes: [UInt8], maxPixels: Int = 1 << 30) throws -> SourceHeader {
        var limits = RecipeLimits()
        limits.maxPixels = maxPixels
        return try Pictures.withSource(bytes) { try SourceHeader.read($0, limits: limits) }
    }
}
