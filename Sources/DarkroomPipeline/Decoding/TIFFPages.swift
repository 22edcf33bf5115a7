/// The chain of directories of a TIFF (TIFF 6.0, section 2) or BigTIFF: a page each.
struct TIFFPages {
    private let isBigEndian: Bool
    /// BigTIFF has 8-byte counts and offsets, and entries of 20 bytes instead of 12.
    private let isBig: Bool

    /// What the pages weigh: their number, and what is read of the first one beside its picture.
    static func ballast(of file: borrowing SourceFile) -> Int {
        let head = file.bytes(16)
        let isBigEndian = head.has("MM", at: 0)
        let isBig = head.count == 16 && head[isBigEndian ? 3 : 2] == 0x2B
        let pages = TIFFPages(isBigEndian: isBigEndian, isBig: isBig)
        var next = isBig ? pages.number(head, 8, at: 8) : pages.number(head, 4, at: 4)
        var total = 0
        while next > 0, total <= Settings.mostBallast {
            let (blocks, following) = pages.directory(at: next, of: file)
            total += Ballast.weight(total == 0 ? blocks : 0)
            next = following
        }
        return total
    }

    /// Bytes of the blocks in one directory, and where the next one lies; 0 where there is none.
    private func directory(
        at offset: Int, of file: borrowing SourceFile
    ) -> (blocks: Int, next: Int) {
        let (countSize, entrySize, wordSize) = isBig ? (8, 20, 8) : (2, 12, 4)
        let count = min(number(file.bytes(countSize, at: offset), countSize, at: 0), 1 << 16)
        let bytes = file.bytes(count * entrySize + wordSize, at: offset + countSize)
        var blocks = 0
        for entry in 0..<count
        where Self.blocks.contains(number(bytes, 2, at: entry * entrySize)) {
            blocks += number(bytes, wordSize, at: entry * entrySize + 4)
        }
        return (blocks, number(bytes, wordSize, at: count * entrySize))
    }

    private func number(_ bytes: [UInt8], _ size: Int, at offset: Int) -> Int {
        isBigEndian ? bytes.bigEndian(size, at: offset) : bytes.littleEndian(size, at: offset)
    }

    /// XMP, IPTC, Photoshop's resources, the profile; other tags libvips does not ask for.
    private static let blocks: Set = [700, 33723, 34377, 34675]
}
