import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct BallastTests {
    @Test(arguments: OutputFormat.allCases)
    func anOrdinaryFileCarriesLittle(format: OutputFormat) throws {
        #expect(try Self.isTooMuch(Pictures.file(format)) == false)
    }

    /// The largest profiles that printers have.
    @Test func aProfileOfThreeMegabytesIsTaken() throws {
        #expect(try Self.isTooMuch(Self.tiff(profile: 3 << 20)) == false)
        #expect(try Self.isTooMuch(Self.tiff(profile: 5 << 20)))
    }

    @Test(arguments: [false, true]) func byteOrderDoesNotMatter(isBigEndian: Bool) throws {
        #expect(try Self.isTooMuch(Self.tiff(profile: 5 << 20, isBigEndian: isBigEndian)))
    }

    @Test(
        arguments: [
            ("eXIf", [], 2 << 20), ("zTXt", [], 300_000), ("iTXt", [0x6B, 0, 1, 0], 300_000),
            ("iTXt", [0x6B, 0, 0, 0], 5 << 20), ("iCCP", [], 5 << 20), ("prVt", [], 5 << 20),
        ] as [(String, [UInt8], Int)])
    func aLargeChunkOfAPNGIsTooMuch(kind: String, start: [UInt8], size: Int) throws {
        let file = try Pictures.file(.png)
        let large = Self.chunk(kind, start + [UInt8](repeating: 1, count: size))
        let small = Self.chunk(kind, start + [UInt8](repeating: 1, count: 1000))
        #expect(try Self.isTooMuch(file.prefix(33) + large + file.dropFirst(33)))
        #expect(try Self.isTooMuch(file.prefix(33) + small + file.dropFirst(33)) == false)
    }

    @Test func manySmallChunksAreTooMuch() throws {
        let file = try Pictures.file(.png)
        let chunks = (0..<3000).flatMap { _ in Self.chunk("tEXt", [0x6B, 0, 0x76]) }
        #expect(try Self.isTooMuch(file.prefix(33) + chunks + file.dropFirst(33)))
    }

    /// 64 KiB each: EXIF weighs four times its bytes, a profile once, and what the codec only passes
    /// over (depth maps, photo spheres, comments) an eighth.
    @Test(
        arguments: [
            (0xE1, "Exif\0\0", 15, 16), (0xE2, "ICC_PROFILE\0", 62, 63),
            (0xE1, "http://ns.adobe.com/xmp/extension/\0", 510, 514), (0xFE, "", 510, 514),
        ] as [(UInt8, String, Int, Int)])
    func segmentsCountByWhatReadingThemTakes(
        marker: UInt8, signature: String, few: Int, many: Int
    ) throws {
        let file = try Pictures.file(.jpeg)
        let rest = [UInt8](repeating: 0, count: 65533 - signature.utf8.count)
        let segment = [0xFF, marker, 0xFF, 0xFF] + signature.utf8 + rest
        for (count, counts) in [(few, false), (many, true)] {
            let segments = (0..<count).flatMap { _ in segment }
            #expect(try Self.isTooMuch(file.prefix(2) + segments + file.dropFirst(2)) == counts)
        }
    }

    @Test(arguments: [("EXIF", 2 << 20), ("ICCP", 5 << 20), ("XMP ", 5 << 20)])
    func aLargeChunkOfAWebPIsTooMuch(kind: String, size: Int) throws {
        let length = (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }
        let chunk = kind.utf8 + length + [UInt8](repeating: 0, count: size)
        #expect(try Self.isTooMuch(Pictures.file(.webp) + chunk))
    }

    /// Directories that name themselves as the next one, too.
    @Test(arguments: [100, 3000, Int.max]) func aTIFFHasNotTooManyPages(pages: Int) throws {
        var file = TIFFFile(width: 1, height: 1, bands: 1, samples: [7]).bytes
        let start = Array(file[4..<8])
        let directory = Array(file[start.littleEndian(4, at: 0)..<file.count - 4])
        if pages == .max { file.replaceSubrange((file.count - 4)..., with: start) }
        for _ in 1..<(pages == .max ? 1 : pages) {
            let end = (0..<4).map { UInt8(truncatingIfNeeded: file.count >> (8 * $0)) }
            file.replaceSubrange((file.count - 4)..., with: end)
            file += directory + [0, 0, 0, 0]
        }
        #expect(try Self.isTooMuch(file) == (pages > 2047))
    }

    private static func tiff(profile: Int, isBigEndian: Bool = false) -> [UInt8] {
        var file = TIFFFile(width: 1, height: 1, bands: 1, samples: [7])
        file.profile = [UInt8](repeating: 0, count: profile)
        file.isBigEndian = isBigEndian
        return file.bytes
    }

    /// Without its checksum, which is none of the walk's business.
    private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
        let size = (0..<4).map { UInt8(truncatingIfNeeded: data.count >> (24 - 8 * $0)) }
        return size + kind.utf8 + data + [0, 0, 0, 0]
    }

    private static func isTooMuch(_ bytes: some Collection<UInt8>) throws -> Bool {
        let format = try #require(SourceFormat(prefix: Array(bytes.prefix(512))))
        return try Pictures.withSource(Array(bytes)) { Ballast.isTooMuch($0, format: format) }
    }
}
