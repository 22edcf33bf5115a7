/// The marker segments of a JPEG file (ITU T.81, B.1.1.4).
enum JPEGSegments {
    /// The same file without APP1 segments, where EXIF and XMP stand.
    static func withoutMetadata(_ bytes: [UInt8]) -> [UInt8] {
        var kept = Array(bytes.prefix(2))
        var offset = 2
        // Segments up to the start of the scan (0xDA); after it come pixels.
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
            let end = offset + 2 + bytes.bigEndian(2, at: offset + 2)
            guard end <= bytes.count else { break }
            if bytes[offset + 1] != 0xE1 { kept += bytes[offset..<end] }
            offset = end
        }
        return kept + bytes[offset...]
    }
}
