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

    @Test(arguments: [
        [], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0], Array("GIF89a".utf8),
    ])
    func findsNoneInWhatIsCutOffOrSomethingElse(bytes: [UInt8]) {
        #expect(PictureSize(bytes: bytes) == nil)
    }
}
