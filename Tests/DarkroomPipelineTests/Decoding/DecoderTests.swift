import DarkroomManifest
import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct DecoderTests {
    @Test(arguments: OutputFormat.allCases)
    func decodesEveryFormat(format: OutputFormat) throws {
        let original = try Pictures.textured(96, 64).pixels()
        let decoded = try Self.decode(Pictures.file(format))
        #expect(decoded.width == 96 && decoded.height == 64 && decoded.bands == 3)
        let difference = zip(original, try decoded.pixels()).reduce(0.0) {
            $0 + Double(abs(Int($1.0) - Int($1.1)))
        }
        #expect(difference / Double(original.count) < (format == .png ? 1e-9 : 16))
    }

    /// As large as what is needed or larger, the last box counted in.
    @Test(
        arguments: OutputFormat.allCases, [(0.5, 48...96, 32...64), (0.25, 24...48, 16...32)])
    func decodesNoLargerThanNeeded(
        format: OutputFormat, need: (Double, ClosedRange<Int>, ClosedRange<Int>)
    ) throws {
        let decoded = try Self.decode(Pictures.file(format), needed: need.0)
        #expect(need.1.contains(decoded.width) && need.2.contains(decoded.height))
    }

    @Test(arguments: OutputFormat.allCases, [0.3, 0.6, 0.9])
    func aCutFileIsTruncated(format: OutputFormat, share: Double) throws {
        let file = try Pictures.file(format)
        let cut = Array(file.prefix(Int(Double(file.count) * share)))
        let failure = try #require(try SourceFailure.thrown { try Self.decode(cut) })
        #expect(failure.code == .truncated)
        #expect(failure.message.contains(format.rawValue))
    }

    @Test(
        .needs(.convert),
        arguments: [
            ("jpeg", ["-interlace", "JPEG"]), ("gif", []), ("tiff", []),
            ("tiff", ["-define", "tiff:tile-geometry=32x32"]), ("tiff", ["-endian", "MSB"]),
            ("webp", ["-define", "webp:lossless=true"]), ("png", ["-interlace", "PNG"]),
        ] as [(String, [String])], [0.2, 0.5, 0.9])
    func aCutFileOfAnotherProgramIsTruncated(
        made: (name: String, options: [String]), share: Double
    ) throws {
        let file = try Pictures.converted(made.options, to: made.name)
        #expect(try SourceFailure.thrown { try Self.decode(file) } == nil)
        let cut = Array(file.prefix(Int(Double(file.count) * share)))
        #expect(try SourceFailure.thrown { try Self.decode(cut) }?.code == .truncated)
    }

    @Test(.needs(.convert), arguments: ["jpeg", "png", "webp", "heic", "avif", "tiff", "gif"])
    func whatFollowsThePictureIsIgnored(name: String) throws {
        let file = try Pictures.converted([], to: name)
        let plain = try Self.decode(file).pixels()
        for junk in [Array("trailing text".utf8), [0], [UInt8](repeating: 0xFF, count: 5000)] {
            #expect(try Self.decode(file + junk).pixels() == plain)
        }
    }

    @Test func aJPEGThatLacksOnlyItsEndIsDecoded() throws {
        let file = try Pictures.file(.jpeg)
        #expect(file.suffix(2) == [0xFF, 0xD9])
        #expect(try Self.decode(file.dropLast(2)).pixels() == Self.decode(file).pixels())
        #expect(try Self.decode(file.dropLast(1)).pixels() == Self.decode(file).pixels())
    }

    @Test(.needs(.convert)) func aProgressiveJPEGThatLacksOnlyItsEndIsDecoded() throws {
        let file = try Pictures.converted(["-interlace", "JPEG"], to: "jpeg")
        #expect(try Self.decode(file.dropLast(2)).pixels() == Self.decode(file).pixels())
    }

    /// Whatever the size it is decoded at and the sampling of its colours: a cut in the last lines
    /// gives the pixels of the whole file, or none.
    @Test(
        .needs(.convert), arguments: ["1x1", "2x2"], [1, 0.4, 0.2, 0.1])
    func aJPEGCutInItsLastLinesIsWholeOrTruncated(sampling: String, needed: Double) throws {
        let file = try Pictures.converted(["-sampling-factor", sampling], to: "jpeg")
        let whole = try Self.decode(file, needed: needed).pixels()
        for missing in 1...200 {
            var pixels: [UInt8]?
            let failure = try SourceFailure.thrown {
                pixels = try Self.decode(file.dropLast(missing), needed: needed).pixels()
            }
            #expect(failure == nil || failure?.code == .truncated)
            #expect(pixels == nil || pixels == whole, "\(missing) bytes missing")
        }
    }

    /// Cut before a scan it decodes without a remark, to a blurred picture.
    @Test(.needs(.convert)) func aProgressiveJPEGThatLacksScansIsTruncated() throws {
        let file = try Pictures.converted(["-interlace", "JPEG"], to: "jpeg")
        let scans = JPEGMarkers.segments(of: file).filter { $0.marker == 0xDA }.map(\.start)
        #expect(scans.count > 3)
        for start in scans {
            let failure = try SourceFailure.thrown { try Self.decode(file.prefix(start)) }
            #expect(failure != nil, "cut at \(start)")
        }
    }

    /// All bytes are there, and a checksum says that one of them is wrong.
    @Test func aDamagedFileIsCorrupt() throws {
        var file = try Pictures.file(.png)
        file[file.count / 2] ^= 0x55
        let failure = try #require(try SourceFailure.thrown { try Self.decode(file) })
        #expect(failure.code == .corrupt)
        #expect(failure.stage == .decode)
        #expect(failure.message.contains("png"))
    }

    @Test(arguments: 1...8) func picturesComeOutUpright(orientation: Int) throws {
        var file = TIFFFile(width: 3, height: 2, bands: 1, samples: [1, 2, 3, 4, 5, 6])
        file.orientation = orientation
        let rows = [
            [1, 2, 3, 4, 5, 6], [3, 2, 1, 6, 5, 4], [6, 5, 4, 3, 2, 1], [4, 5, 6, 1, 2, 3],
            [1, 4, 2, 5, 3, 6], [4, 1, 5, 2, 6, 3], [6, 3, 5, 2, 4, 1], [3, 6, 2, 5, 1, 4],
        ][orientation - 1]
        let decoded = try Self.decode(file.bytes)
        #expect(try decoded.band(0).pixels() == rows.map { UInt8($0) })
        #expect(decoded.width == (orientation < 5 ? 3 : 2))
    }

    /// In a HEIC or AVIF the container turns the picture; an EXIF orientation beside it says
    /// nothing (ISO/IEC 23008-12, 6.5.10).
    @Test(.needs(.exiftool), arguments: OutputFormat.allCases)
    func exifOrientationTurnsOnce(format: OutputFormat) throws {
        let file = try Tool.exiftool.succeed(
            ["-n", "-Orientation=6", "-o", "-", "-"], input: Pictures.file(format)
        ).stdout
        let turned = format == .heic || format == .avif ? (96, 64) : (64, 96)
        let header = try SourceHeaderTests.header(of: file)
        #expect((header.size.width, header.size.height) == turned)
        let decoded = try Self.decode(file)
        #expect((decoded.width, decoded.height) == turned)
    }

    /// Decodes a file of these bytes.
    static func decode(
        _ bytes: some Collection<UInt8>, needed: Double = 1,
        colorSpace: OutputColorSpace = .srgb
    ) throws -> Image {
        try Pictures.withSource(Array(bytes)) { file in
            let header = try SourceHeader.read(file, limits: RecipeLimits())
            return try Decoder(colorSpace: colorSpace)
                .decode(file, header, plan: DecodePlan(header, needed: needed))
        }
    }
}
