/// Whether a file has all the bytes that its own structure announces, whatever follows them. Walks
/// the structure, never the pixels.
///
/// libvips takes a cut AVIF or WebP for whole, and for other formats its message alone would tell
/// "cut off" from "damaged", which is no base for a code.
enum Completeness {
    /// Whether the file ends before its structure does.
    static func isCutShort(_ file: borrowing SourceFile, format: SourceFormat) -> Bool {
        switch format {
        case .jpeg: JPEGMarkers.endEarly(file)
        case .png: pngLacksEnd(file)
        case .gif: GIFBlocks.endEarly(file)
        case .webp: file.bytes(8).littleEndian(4, at: 4) + 8 > file.size
        case .heic, .avif: ISOBoxes.overrun(file)
        case .tiff: TIFFStrips.overrun(file)
        }
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
}
