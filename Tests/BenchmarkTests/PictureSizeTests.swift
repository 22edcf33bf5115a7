import Testing

@testable import darkroom_bench

@Suite struct PictureSizeTests {
    @Test func readsJPEGFrameBehindOtherSegments() {
        let bytes: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]  // an application segment
            + [0xFF, 0xC4, 0, 3, 9]  // a Huffman table, which is no frame
            + [0xFF, 0xC2, 0, 11, 8, 0x05, 0x5B, 0x04, 0x9B, 3]  // progressive, 1371 × 1179
        #expect(PictureSize(bytes: bytes) == PictureSize(width: 1179, height: 1371))
    }

    @Test func readsPNG() {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
        #expect(
            PictureSize(bytes: head + [0, 0, 2, 0, 0, 0, 1, 0])
                == PictureSize(width: 512, height: 256))
    }

    /// The three kinds of first chunk, 16 bytes of RIFF and WEBP before each, after RFC 6386 and 9649.
    @Test(arguments: [
        // Lossy: a frame tag of 3 bytes, 9D 01 2A, two sides of 14 bits below two of scaling.
        ("VP8 ", [0, 0, 0, 0, 1, 2, 3, 0x9D, 1, 0x2A, 0x9B, 0x44, 0x5B, 0x45]),
        // Lossless: 2F, then 14 bits each of the sides less one: 0x49A and 0x55A.
        ("VP8L", [0, 0, 0, 0, 0x2F, 0x9A, 0x84, 0x56, 0x01, 0, 0, 0, 0, 0]),
        // Extended: 4 bytes of flags, the sides less one in 24 bits each.
        ("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0x9A, 4, 0, 0x5A, 5, 0]),
    ])
    func readsWebP(chunk: String, rest: [UInt8]) {
        let head = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(chunk)".utf8)
        #expect(PictureSize(bytes: head + rest) == PictureSize(width: 1179, height: 1371))
    }

    @Test func readsLargestItemOfAVIF() {
        func ispe(_ width: [UInt8], _ height: [UInt8]) -> [UInt8] {
            [0, 0, 0, 20] + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0] + width + [0, 0] + height
        }
        let file =
            [0, 0, 0, 28] + Array("ftypavif".utf8) + [UInt8](repeating: 0, count: 16)
            + ispe([0, 64], [0, 64]) + ispe([0x04, 0x9B], [0x05, 0x5B])
        #expect(PictureSize(bytes: file) == PictureSize(width: 1179, height: 1371))
    }

    @Test(arguments: [
        [], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0], Array("GIF89a".utf8),
        Array("RIFF....WEBPVP8 ".utf8), Array("....ftypavif".utf8),
    ])
    func findsNoneInWhatIsCutOffOrSomethingElse(bytes: [UInt8]) {
        #expect(PictureSize(bytes: bytes) == nil)
    }
}
