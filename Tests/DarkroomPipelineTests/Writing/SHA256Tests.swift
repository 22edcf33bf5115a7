import Testing

@testable import DarkroomPipeline

/// The examples that NIST publishes with FIPS 180-4.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func digestsThePublishedTexts(text: String, hex: String) {
        #expect(SHA256.digest(of: text).hex == hex)
    }

    @Test func digestsAMillionLettersInPieces() {
        let hash = SHA256()
        for _ in 0..<1000 { hash.update([UInt8](repeating: UInt8(ascii: "a"), count: 1000)) }
        #expect(
            hash.finish().hex == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func piecesGiveTheDigestOfTheWhole() {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
        let hash = SHA256()
        hash.update(Array(bytes[..<123]))
        hash.update([])
        bytes[123...].withUnsafeBytes { hash.update($0) }
        #expect(hash.finish() == SHA256.digest(of: bytes))
    }

    @Test func shortHexIsTheHeadOfTheDigest() {
        let digest = SHA256.digest(of: "abc")
        #expect(digest.shortHex == "ba7816bf8f01cfea")
        #expect(digest.bytes.count == 32)
    }
}
