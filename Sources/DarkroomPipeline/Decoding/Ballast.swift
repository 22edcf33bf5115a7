/// What a file carries beside its picture: profiles, EXIF, text, directories of further pages.
/// libvips reads all of it for the header already, so it is weighed before. Walks the structure.
enum Ballast {
    /// Whether the file carries more than a photo has use for.
    static func isTooMuch(_ file: borrowing SourceFile, format: SourceFormat) -> Bool {
        let weight =
            switch format {
            case .jpeg: jpeg(file)
            case .png: png(file)
            case .webp: webp(file)
            case .tiff: TIFFPages.ballast(of: file)
            // Their codecs pass over what is not asked for.
            case .gif, .heic, .avif: 0
            }
        return weight > Settings.mostBallast
    }

    /// A piece's weight: reading many small ones takes as long as a large one.
    static func weight(_ bytes: Int, times: Int = 1) -> Int {
        Settings.ballastPiece + bytes * times
    }

    /// How much longer than a profile as large EXIF takes, which libvips turns into text.
    private static let exif = 4
    /// The same for text that unfolds.
    private static let compressedText = 16

    /// How little what a codec only reads past weighs: its bytes by this.
    private static let passedOver = 8

    /// Segments up to the first scan. EXIF and profiles are taken in, all others passed over.
    private static func jpeg(_ file: borrowing SourceFile) -> Int {
        var (offset, total) = (2, 0)
        while total <= Settings.mostBallast {
            let head = file.bytes(8, at: offset)
            guard head.count == 8, head[0] == 0xFF, head[1] != 0xDA else { break }
            let size = head.bigEndian(2, at: 2)
            if head[1] == 0xE1, head.has("Exif", at: 4) {
                total += weight(size, times: exif)
            } else if head[1] == 0xE2, head.has("ICC_", at: 4) {
                total += weight(size)
            } else {
                total += size / passedOver
            }
            offset += head[1] == 0xFF ? 1 : 2 + max(2, size)
        }
        return total
    }

    /// Chunks other than the picture's own (PNG, section 11).
    private static func png(_ file: borrowing SourceFile) -> Int {
        var (offset, total) = (8, 0)
        while total <= Settings.mostBallast, offset + 12 <= file.size {
            let head = file.bytes(8 + 81, at: offset)
            let size = head.bigEndian(4, at: 0)
            switch String(decoding: head[4..<8], as: UTF8.self) {
            case "IEND": return total
            case "IHDR", "IDAT", "PLTE": break
            case "eXIf": total += weight(size, times: exif)
            case "zTXt": total += weight(size, times: compressedText)
            // A keyword, its end, and whether the text is compressed.
            case "iTXt":
                let end = head[8...].firstIndex(of: 0).map { $0 + 1 } ?? head.count
                let unfolds = end < head.count && head[end] == 1
                total += weight(size, times: unfolds ? compressedText : 1)
            default: total += weight(size)
            }
            offset += 12 + size
        }
        return total
    }

    /// Chunks of an extended WebP other than the picture's own.
    private static func webp(_ file: borrowing SourceFile) -> Int {
        var (offset, total) = (12, 0)
        while total <= Settings.mostBallast, offset + 8 <= file.size {
            let head = file.bytes(8, at: offset)
            let size = head.littleEndian(4, at: 4)
            if head.has("EXIF", at: 0) { total += weight(size, times: exif) }
            if head.has("ICCP", at: 0) || head.has("XMP ", at: 0) { total += weight(size) }
            offset += 8 + size + size % 2
        }
        return total
    }
}
