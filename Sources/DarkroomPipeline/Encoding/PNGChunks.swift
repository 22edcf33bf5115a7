/// The chunks of a PNG file (PNG, section 5.3: length, type, data, CRC).
enum PNGChunks {
    /// The same file without the chunks that carry metadata.
    static func withoutMetadata(_ bytes: [UInt8]) -> [UInt8] {
        let metadata = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]
        var kept = Array(bytes.prefix(8))
        var offset = 8
        while offset + 12 <= bytes.count {
            let end = offset + 12 + bytes.bigEndian(4, at: offset)
            guard end <= bytes.count else { break }
            if !metadata.contains(where: { bytes.has($0, at: offset + 4) }) {
                kept += bytes[offset..<end]
            }
            offset = end
        }
        return kept + bytes[offset...]
    }
}
