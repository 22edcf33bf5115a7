/// The chunks of a WebP file (WebP container specification: RIFF, extended format).
enum WebPChunks {
    /// The same file without EXIF and XMP chunks, and without the flags that announce them.
    static func withoutMetadata(_ bytes: [UInt8]) -> [UInt8] {
        var kept = Array(bytes.prefix(12))
        var offset = 12
        while offset + 8 <= bytes.count {
            let size = bytes.littleEndian(4, at: offset + 4)
            let end = min(bytes.count, offset + 8 + size + size % 2)
            if !bytes.has("EXIF", at: offset), !bytes.has("XMP ", at: offset) {
                kept += bytes[offset..<end]
            }
            offset = end
        }
        // Flags of VP8X: bit 3 is EXIF, bit 2 is XMP.
        if kept.has("VP8X", at: 12), kept.count > 20 { kept[20] &= ~0b0000_1100 }
        let size = kept.count - 8
        for byte in 0..<4 { kept[4 + byte] = UInt8(truncatingIfNeeded: size >> (8 * byte)) }
        return kept
    }
}
