internal import CCrypto

/// A running SHA-256 (FIPS 180-4), by OpenSSL, which uses the processor's own instructions.
struct SHA256: ~Copyable {
    private let context: OpaquePointer

    /// The digest of nothing yet. Stops the process if there is no memory for it, as any Swift
    /// allocation does.
    init() {
        guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1
        else { fatalError("OpenSSL has no SHA-256 or no memory for it") }
        self.context = context
    }

    deinit {
        EVP_MD_CTX_free(context)
    }

    /// Takes in the next bytes.
    func update(_ bytes: UnsafeRawBufferPointer) {
        EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    }

    /// Takes in the next bytes.
    func update(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { update($0) }
    }

    /// The digest of all bytes taken in.
    consuming func finish() -> SHA256Digest {
        var digest = [UInt8](repeating: 0, count: 32)
        EVP_DigestFinal_ex(context, &digest, nil)
        return SHA256Digest(bytes: digest)
    }

    /// The digest of these bytes.
    static func digest(of bytes: UnsafeRawBufferPointer) -> SHA256Digest {
        let hash = SHA256()
        hash.update(bytes)
        return hash.finish()
    }

    /// The digest of these bytes.
    static func digest(of bytes: [UInt8]) -> SHA256Digest {
        bytes.withUnsafeBytes { digest(of: $0) }
    }

    /// The digest of the text's UTF-8 bytes.
    static func digest(of text: String) -> SHA256Digest {
        digest(of: Array(text.utf8))
    }
}

/// A finished SHA-256.
struct SHA256Digest: Sendable, Hashable {
    /// 32 bytes.
    let bytes: [UInt8]

    /// 64 lower-case hex digits.
    var hex: String { hex(of: bytes) }

    /// The first 16 hex digits: what a picture file's name carries.
    var shortHex: String { hex(of: bytes.prefix(8)) }

    private func hex(of bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
