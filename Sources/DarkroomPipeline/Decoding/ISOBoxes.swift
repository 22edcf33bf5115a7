/// The boxes of a HEIC or AVIF (ISO/IEC 14496-12, 4.2: size, type; size 1: 64-bit size; size 0: to
/// the end).
enum ISOBoxes {
    /// Whether a box reaches past the end of the file. Once a picture's description and data are
    /// there, only another one of them counts: what else follows is none of the picture.
    static func overrun(_ file: borrowing SourceFile) -> Bool {
        var offset = 0
        var seen: Set<String> = []
        while offset < file.size {
            let head = file.bytes(16, at: offset)
            let type = String(decoding: head.dropFirst(4).prefix(4), as: UTF8.self)
            let short = head.bigEndian(4, at: 0)
            guard head.count < 8 || short != 0 else { return false }
            let size = short == 1 ? head.bigEndian(8, at: 8) : short
            guard head.count >= 8, size >= 8, size <= file.size - offset else {
                return parts.contains(type) || !seen.isSuperset(of: ["meta", "mdat"])
            }
            seen.insert(type)
            offset += size
        }
        return false
    }

    /// What pictures are made of: descriptions, data, films.
    private static let parts: Set = ["meta", "mdat", "moov"]
}
