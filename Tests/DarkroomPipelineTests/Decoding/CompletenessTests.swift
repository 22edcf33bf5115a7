import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct CompletenessTests {
    @Test(arguments: OutputFormat.allCases)
    func filesOfLibvips(format: OutputFormat) throws {
        let source = try #require(SourceFormat(rawValue: format.rawValue))
        try Self.check(try Pictures.file(format), source)
    }

    @Test(
        .needs(.convert),
        arguments: [
            ("jpeg", .jpeg, []), ("jpeg", .jpeg, ["-interlace", "JPEG"]),
            ("jpeg", .jpeg, ["-colorspace", "CMYK"]), ("png", .png, ["-interlace", "PNG"]),
            ("gif", .gif, []), ("gif", .gif, ["-duplicate", "2", "-loop", "0"]),
            ("webp", .webp, []), ("webp", .webp, ["-define", "webp:lossless=true"]),
            ("heic", .heic, []), ("avif", .avif, []), ("tiff", .tiff, []),
            ("tiff", .tiff, ["-endian", "MSB"]), ("tiff", .tiff, ["-endian", "LSB"]),
            ("tiff", .tiff, ["-compress", "LZW", "-define", "tiff:rows-per-strip=8"]),
            ("tiff", .tiff, ["-define", "tiff:tile-geometry=32x32"]),
            ("tiff", .tiff, ["-compress", "Zip", "-define", "tiff:tile-geometry=16x16"]),
            ("tiff", .tiff, ["-compress", "JPEG"]), ("tiff", .tiff, ["-depth", "16"]),
        ] as [(String, SourceFormat, [String])])
    func filesOfImageMagick(name: String, format: SourceFormat, options: [String]) throws {
        try Self.check(try Pictures.converted(options, to: name), format)
    }

    @Test(
        .needs(.python("PIL")),
        arguments: [
            ("JPEG", .jpeg, "quality=90"), ("JPEG", .jpeg, "progressive=True"), ("PNG", .png, ""),
            ("WEBP", .webp, ""), ("WEBP", .webp, "save_all=True, append_images=[i.rotate(180)]"),
            ("GIF", .gif, "save_all=True, append_images=[i.rotate(180), i.rotate(90)]"),
            ("TIFF", .tiff, ""), ("TIFF", .tiff, "compression='tiff_lzw'"),
            ("TIFF", .tiff, "compression='tiff_adobe_deflate'"),
        ] as [(String, SourceFormat, String)])
    func filesOfPillow(name: String, format: SourceFormat, options: String) throws {
        let script = """
            import sys, io
            from PIL import Image
            i = Image.open(io.BytesIO(sys.stdin.buffer.read())).convert('RGB')
            o = io.BytesIO()
            i.save(o, '\(name)'\(options.isEmpty ? "" : ", " + options))
            sys.stdout.buffer.write(o.getvalue())
            """
        let file = try Tool.python("PIL")
            .succeed(["-c", script], input: try Pictures.file(.png)).stdout
        try Self.check(file, format)
    }

    /// Written by hand: pixels before the directory, and a strip count that needs no array.
    @Test(arguments: [true, false]) func aTIFFByHand(isBigEndian: Bool) throws {
        var file = TIFFFile(
            width: 20, height: 10, bands: 3, samples: (0..<600).map { $0 % 251 })
        file.isBigEndian = isBigEndian
        try Self.check(file.bytes, .tiff)
    }

    /// A film of a motion photo, or a camera's own records, after the picture's end.
    @Test(arguments: [OutputFormat.jpeg, .png])
    func longTrailersAreNoPartOfThePicture(format: OutputFormat) throws {
        let source = try #require(SourceFormat(rawValue: format.rawValue))
        let trailer = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7919 >> 3) }
        #expect(try Self.isCutShort(try Pictures.file(format) + trailer, source) == false)
    }

    /// A preview inside the metadata has an end of its own.
    @Test func theEndOfAnEmbeddedPreviewIsNotTheEnd() throws {
        let preview: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(preview.count + 2)] + preview
        let file = try Pictures.file(.jpeg)
        let tagged = file.prefix(2) + segment + file.dropFirst(2)
        #expect(try Self.isCutShort(Array(tagged), .jpeg) == false)
        #expect(try Self.isCutShort(Array(tagged.prefix(12)), .jpeg))
        #expect(try Self.isCutShort(Array(tagged.dropLast(2)), .jpeg))
    }

    private static func check(_ file: [UInt8], _ format: SourceFormat) throws {
        #expect(try isCutShort(file, format) == false, "whole")
        for junk in [[0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], Array("trailing text".utf8)] as [[UInt8]]
        {
            #expect(try isCutShort(file + junk, format) == false, "followed by \(junk.count) bytes")
        }
        for share in [0.1, 0.3, 0.5, 0.8, 0.95] {
            let count = Int(Double(file.count) * share)
            #expect(try isCutShort(Array(file.prefix(count)), format), "cut at \(share)")
        }
        // The last four bytes of a TIFF can be the place of a next page.
        let last = format == .tiff ? 5 : 1
        #expect(try isCutShort(file.dropLast(last), format), "cut by \(last)")
    }

    private static func isCutShort(
        _ bytes: some Collection<UInt8>, _ format: SourceFormat
    ) throws -> Bool {
        try Pictures.withSource(Array(bytes)) { Completeness.isCutShort($0, format: format) }
    }
}
