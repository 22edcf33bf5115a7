import Foundation
import TestSupport
import Testing

@testable import Vips

@Suite struct ImageJPEGTests {
    /// Kinds of JPEG, as options of ImageMagick.
    private static let kinds: [[String]] = [
        [], ["-interlace", "JPEG"], ["-sampling-factor", "2x1"], ["-sampling-factor", "1x2"],
        ["-colorspace", "Gray"], ["-colorspace", "CMYK"],
        ["-colorspace", "CMYK", "-interlace", "JPEG"],
    ]

    /// libvips calls libjpeg too: the pixels are the same, Photoshop's inverted inks included.
    @Test(.needs(.convert), arguments: kinds)
    func atFullSizeIsWhatLibvipsDecodes(options: [String]) throws {
        let file = try Self.picture(options)
        let expected = try Image.open(Source(bytes: file), with: .jpeg)
        let decoded = try Self.decode(file)
        #expect(decoded.bands == expected.bands)
        #expect(decoded.interpretation == expected.interpretation)
        #expect(try decoded.pixels() == expected.pixels())
    }

    /// Against libjpeg-turbo's own command, whose sides of 101 × 67 pixels are rounded up.
    @Test(.needs(.convert), .needs(.djpeg), arguments: 1...8, Array(kinds.prefix(4)))
    func atEighthsIsWhatLibjpegsCommandDecodes(eighths: Int, options: [String]) throws {
        let file = try Self.picture(options)
        let map = try Tool.djpeg.succeed(["-scale", "\(eighths)/8", "-ppm"], input: file).stdout
        let decoded = try Self.decode(file, eighths: eighths)
        let width = (101 * eighths + 7) / 8
        let height = (67 * eighths + 7) / 8
        #expect((decoded.width, decoded.height) == (width, height))
        #expect(try Array("P6\n\(width) \(height)\n255\n".utf8) + decoded.pixels() == map)
    }

    @Test(.needs(.convert)) func whatIsPutBehindTheFileIsPartOfIt() throws {
        let file = try Self.picture([])
        let whole = try Self.decode(file).pixels()
        for count in [3, file.count / 2, file.count - 2] {
            let tail = Array(file.dropFirst(count))
            #expect(try Self.decode(file, length: count, tail: tail).pixels() == whole)
            #expect(try Self.decode(Array(file.prefix(count)), tail: tail).pixels() == whole)
        }
    }

    /// Coded data of which the rest lacks: with an end marker it is only remarked on.
    @Test(.needs(.convert), arguments: [[], ["-interlace", "JPEG"]])
    func missingDataFailAndOthersWhereItIsAsked(options: [String]) throws {
        let file = try Self.picture(options)
        let cut = Array(file.prefix(file.count * 3 / 4))
        let failure = #expect(throws: VipsError.self) { try Self.decode(cut) }
        #expect(failure?.detail.isEmpty == false)
        let ended = try Self.decode(cut, tail: [0xFF, 0xD9])
        #expect((ended.width, ended.height) == (101, 67))
        let remark = #expect(throws: VipsError.self) {
            try Self.decode(cut, tail: [0xFF, 0xD9], failOn: .warning)
        }
        #expect(remark?.detail.isEmpty == false)
        _ = try Self.decode(file, failOn: .warning)
    }

    @Test func whatIsNoJPEGFails() throws {
        for bytes in [[], [0xFF], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xD9], Array("GIF89a".utf8)] {
            #expect(throws: VipsError.self) { try Self.decode(bytes) }
        }
    }

    @Test func aFileThatCannotBeReadFails() throws {
        try VipsRuntime.start()
        let failure = #expect(throws: VipsError.self) {
            try Image.jpeg(JPEGSource(descriptor: -1, length: 100), eighths: 8)
        }
        #expect(failure?.operation == "libjpeg")
    }

    @Test(.needs(.convert)) func saysOfItselfWhatItIsTold() throws {
        try Self.withSource(Self.picture([])) { source in
            let image = try Image.jpeg(source, eighths: 8, orientation: 6, profile: [1, 2, 3])
            #expect(image.orientation == 6)
            #expect(image.profile == [1, 2, 3])
            #expect(try Image.jpeg(source, eighths: 8).profile == nil)
        }
    }

    /// A JPEG of 101 × 67 pixels that ImageMagick makes.
    private static func picture(_ options: [String]) throws -> [UInt8] {
        try Tool.convert.succeed(
            ["-size", "101x67", "-seed", "7", "plasma:red-blue"] + options + ["jpeg:-"]
        ).stdout
    }

    private static func decode(
        _ bytes: [UInt8], length: Int? = nil, tail: [UInt8] = [], eighths: Int = 8,
        failOn: Image.FailOn = .truncated
    ) throws -> Image {
        try withSource(bytes, length: length, tail: tail) {
            try Image.jpeg($0, eighths: eighths, failOn: failOn)
        }
    }

    private static func withSource<Result>(
        _ bytes: [UInt8], length: Int? = nil, tail: [UInt8] = [],
        _ body: (JPEGSource) throws -> Result
    ) throws -> Result {
        try VipsRuntime.start()
        return try TemporaryFolder.with { folder in
            let path = try folder.write(bytes, to: "photo.jpg")
            let file = try #require(FileHandle(forReadingAtPath: path))
            defer { try? file.close() }
            return try body(
                JPEGSource(
                    descriptor: file.fileDescriptor, length: length ?? bytes.count, tail: tail))
        }
    }
}
