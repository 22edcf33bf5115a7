/// Whether a file has all the bytes that its own structure announces. Reads a few bytes at known
/// places, never the pixels.
///
/// libvips takes a cut AVIF or WebP for whole, and for other formats its message alone would tell
/// "cut off" from "damaged", which is no base for a code.
enum Completeness {
    /// Whether the file ends before its structure does.
    static func isCutShort(_ file: borrowing SourceFile, format: SourceFormat) -> Bool {
        switch format {
        case .jpeg: !jpegHasEnd(file)
        case .png: pngLacksEnd(file)
        case .gif: file.bytes(1, at: file.size - 1) != [0x3B]
        case .webp: file.bytes(8).littleEndian(4, at: 4) + 8 > file.size
        case .heic, .avif: isoBoxesOverrun(file)
        case .tiff: TIFFStrips.overrun(file)
        }
    }

    /// End of image (ITU T.81, B.1.1.3), possibly followed by a few filler bytes.
    private static func jpegHasEnd(_ file: borrowing SourceFile) -> Bool {
        let tail = file.bytes(min(64, file.size), at: max(0, file.size - 64))
        return zip(tail, tail.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
    }

    /// Chunks from the signature to IEND (PNG, section 5.3: length, type, data, CRC).
    private static func pngLacksEnd(_ file: borrowing SourceFile) -> Bool {
        var offset = 8
        while offset + 12 <= file.size {
            let head = file.bytes(8, at: offset)
            if head.has("IEND", at: 4) { return false }
            offset += 12 + head.bigEndian(4, at: 0)
        }
        return true
    }

    /// Top-level boxes (ISO/IEC 14496-12, 4.2: size, type; size 1: 64-bit size; size 0: to the
    /// end).
    private static func isoBoxesOverrun(_ file: borrowing SourceFile) -> Bool {
        var offset = 0
        while offset < file.size {
            let head = file.bytes(16, at: offset)
            guard head.count >= 8 else { return true }
            let short = head.bigEndian(4, at: 0)
            guard short != 0 else { return false }
            let size = short == 1 ? head.bigEndian(8, at: 8) : short
            guard size >= 8, size <= file.size - offset else { return true }
            offset += size
        }
        return false
    }
}
