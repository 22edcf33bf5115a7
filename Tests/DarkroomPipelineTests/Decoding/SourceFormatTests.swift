import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct SourceFormatTests {
    @Test(
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), ([0xFF, 0xD8, 0xFF, 0xDB], .jpeg),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
            ([0x49, 0x49, 0x2A, 0x00], .tiff), ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
            ([0x49, 0x49, 0x2B, 0x00], .tiff), ([0x4D, 0x4D, 0x00, 0x2B], .tiff),
        ] as [([UInt8], SourceFormat)])
    func isToldByTheFirstBytes(prefix: [UInt8], format: SourceFormat) {
        #expect(SourceFormat(prefix: prefix) == format)
        #expect(SourceFormat(prefix: prefix + [1, 2, 3]) == format)
        #expect(SourceFormat(prefix: Array(prefix.prefix(2))) == nil)
    }

    @Test(
        arguments: [
            ("GIF87a", .gif), ("GIF89a", .gif), ("RIFF\0\0\0\0WEBPVP8 ", .webp),
            ("RIFF\0\0\0\0AVI ", nil), ("GIF88a", nil), ("", nil), ("G", nil),
        ] as [(String, SourceFormat?)])
    func isToldByTheFirstLetters(prefix: String, format: SourceFormat?) {
        #expect(SourceFormat(prefix: Array(prefix.utf8)) == format)
    }

    /// Brands as phones and encoders write them: iPhone photos, their bursts, libheif, libavif,
    /// Android; and films, which share the container.
    @Test(
        arguments: [
            (["heic", "mif1", "heic"], .heic), (["heic", "mif1", "MiHE", "heix"], .heic),
            (["heix", "mif1", "heix"], .heic), (["mif1", "mif1", "heic"], .heic),
            (["mif1", "mif1", "miaf", "avif"], .avif), (["mif1"], .heic),
            (["msf1", "hevc"], .heic),
            (["hevc", "msf1"], .heic), (["heim"], .heic), (["heis"], .heic), (["hevx"], .heic),
            (["avif", "avif", "mif1", "miaf", "MA1B"], .avif), (["avif"], .avif),
            (["avis", "avis", "msf1", "iso8", "mif1", "miaf"], .avif),
            (["isom", "iso2", "mp41"], nil), (["qt  ", "qt  "], nil), (["mp42"], nil),
            (["crx ", "crx ", "isom"], nil),
        ] as [([String], SourceFormat?)])
    func isToldByTheBrandsOfTheContainer(brands: [String], format: SourceFormat?) {
        #expect(SourceFormat(prefix: Self.fileType(brands)) == format)
        // What follows the box is none of its brands.
        #expect(SourceFormat(prefix: Self.fileType(["isom"]) + Array("avifheic".utf8)) == nil)
    }

    @Test func aBrandIsNotReadFromTheMinorVersion() {
        var box = Self.fileType(["isom", "mp41"])
        box.replaceSubrange(12..<16, with: Array("avif".utf8))
        #expect(SourceFormat(prefix: box) == nil)
    }

    @Test(arguments: 0..<24)
    func aCutFileTypeBoxIsNoReasonToCrash(count: Int) {
        let box = Self.fileType(["mif1", "mif1", "heic"])
        let format = SourceFormat(prefix: Array(box.prefix(count)))
        #expect(format == (count < 12 ? nil : .heic))
    }

    @Test(arguments: OutputFormat.allCases)
    func whatIsWrittenIsToldApart(format: OutputFormat) throws {
        #expect(SourceFormat(prefix: try Pictures.file(format))?.rawValue == format.rawValue)
    }

    @Test(
        .needs(.convert),
        arguments: [
            ("jpeg", .jpeg), ("png", .png), ("webp", .webp), ("gif", .gif), ("tiff", .tiff),
            ("tiff64", .tiff), ("heic", .heic), ("avif", .avif),
        ] as [(String, SourceFormat)])
    func filesOfAnotherProgramAreToldApart(name: String, format: SourceFormat) throws {
        #expect(SourceFormat(prefix: try Pictures.converted([], to: name)) == format)
    }

    @Test(
        .needs(.convert),
        arguments: [
            ("bmp", "a BMP"), ("psd", "a Photoshop file"), ("jp2", "a JPEG 2000"),
            ("ppm", "a PPM"), ("pgm", "a PGM"), ("pam", "a PAM"), ("ico", "an icon file"),
            ("hdr", "a Radiance HDR"), ("fits", "a FITS"),
        ])
    func formatsThatAreNotTakenAreNamed(format: String, name: String) throws {
        let bytes = Array(try Pictures.converted(["-resize", "32x32"], to: format).prefix(512))
        #expect(SourceFormat(prefix: bytes) == nil)
        #expect(SourceFormat.unsupportedName(prefix: bytes) == name)
    }

    @Test(
        arguments: [
            ("\0\0\0\u{0C}JXL \r\n", "a JPEG XL"), ("v/1\u{01}\u{02}", "an OpenEXR"),
            ("qoif\0", "a QOI"), ("%PDF-1.7", "a PDF"), ("%!PS-Adobe-3.0", "a PostScript file"),
            ("gimp xcf v011", "a GIMP file"),
            ("<?xml version='1.0'?>\n<svg xmlns=", "an SVG drawing"), ("<SVG>", "an SVG drawing"),
            ("hello", nil), ("{\"a\": 1}", nil), ("", nil), ("<html>", nil),
        ] as [(String, String?)])
    func whatIsNoPictureHasNoName(text: String, name: String?) {
        #expect(SourceFormat.unsupportedName(prefix: Array(text.utf8)) == name)
    }

    @Test func numbersAreReadInBothByteOrders() {
        let bytes: [UInt8] = [1, 2, 3, 4]
        #expect(bytes.bigEndian(2, at: 1) == 0x0203)
        #expect(bytes.littleEndian(2, at: 1) == 0x0302)
        #expect(bytes.bigEndian(4, at: 0) == 0x0102_0304)
        #expect(bytes.bigEndian(4, at: 1) == 0)
        #expect(bytes.littleEndian(4, at: -1) == 0)
    }

    /// A file type box (ISO/IEC 14496-12, 4.3): major brand, minor version, compatible brands.
    private static func fileType(_ brands: [String]) -> [UInt8] {
        let names = Array(brands[0].utf8) + [0, 0, 0, 0] + brands.dropFirst().flatMap(\.utf8)
        return [0, 0, 0, UInt8(8 + names.count)] + Array("ftyp".utf8) + names
    }
}
