import Testing

@testable import Vips

@Suite struct ImageEncodeJPEGTests {
    /// libvips' saver calls libjpeg too: the same settings give the same file.
    @Test(
        arguments: [1, 3], [(1, 1), (7, 457), (16, 16), (101, 67)] as [(Int, Int)])
    func isTheFileThatLibvipsWrites(bands: Int, size: (width: Int, height: Int)) throws {
        let image = try Self.picture(size.width, size.height, bands: bands)
        for quality in [1, 50, 80, 89, 90, 100] {
            let expected = try Operation(
                "jpegsave_buffer",
                [
                    "in": .image(image), "Q": .int(quality), "optimize-coding": .bool(true),
                    "strip": .bool(true),
                ]
            ).bytes("buffer")
            #expect(try image.encoded(as: .jpeg(quality: quality), strip: true) == expected)
        }
    }

    /// What is still to be computed comes line by line, and is the same.
    @Test func aLazyPictureIsComputed() throws {
        let image = try Self.picture(101, 67, bands: 3)
        let inverted = try image.mapped(
            through: Array(repeating: (0..<256).map { UInt8(255 - $0) }, count: 3))
        let held = try inverted.inMemory()
        #expect(
            try inverted.encoded(as: .jpeg(quality: 80), strip: true)
                == held.encoded(as: .jpeg(quality: 80), strip: true))
    }

    /// A segment has room for 65 519 bytes of a profile (ICC.1, B.4).
    @Test(arguments: [1, 65_519, 65_520, 200_000])
    func theProfileIsKeptUnlessItIsStripped(count: Int) throws {
        let profile = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        let image = try Self.picture(16, 16, bands: 3).withProfile(profile)
        let tagged = try image.encoded(as: .jpeg(quality: 80), strip: false)
        #expect(try Image.open(Source(bytes: tagged), with: .jpeg).profile == profile)
        let plain = try image.encoded(as: .jpeg(quality: 80), strip: true)
        #expect(try Image.open(Source(bytes: plain), with: .jpeg).profile == nil)
    }

    @Test func alphaIsRefused() throws {
        let image = try Self.picture(4, 4, bands: 4)
        #expect(throws: VipsError.self) { try image.encoded(as: .jpeg(quality: 80), strip: true) }
    }

    /// A format that libjpeg cannot write: 65 501 lines.
    @Test func aPictureThatIsTooHighFails() throws {
        let image = try Self.picture(1, 65_501, bands: 1)
        let failure = #expect(throws: VipsError.self) {
            try image.encoded(as: .jpeg(quality: 80), strip: true)
        }
        #expect(failure?.detail.contains("65500") == true)
    }

    private static func picture(_ width: Int, _ height: Int, bands: Int) throws -> Image {
        try VipsRuntime.start()
        let samples = (0..<width * height * bands).map { index in
            UInt8(truncatingIfNeeded: (index &* 7919) >> 4 ^ index / 5)
        }
        let image = try Image(pixels: samples, width: width, height: height, bands: bands)
        return bands < 3 ? image : try image.markedAsSRGB()
    }
}
