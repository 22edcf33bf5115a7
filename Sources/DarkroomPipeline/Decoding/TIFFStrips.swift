/// Where the pixels of a TIFF's first page lie (TIFF 6.0, sections 2 and 8).
enum TIFFStrips {
    /// Whether a strip, a tile, the directory or a value of it reaches past the end of the file.
    /// BigTIFF is left to the codec.
    static func overrun(_ file: borrowing SourceFile) -> Bool {
        let head = file.bytes(8)
        let reader = Reader(isBigEndian: head.has("MM", at: 0))
        guard reader.number(head, 2, at: 2) == 42 else { return false }
        let directory = reader.number(head, 4, at: 4)
        let count = reader.number(file.bytes(2, at: directory), 2, at: 0)
        let entries = file.bytes(count * 12, at: directory + 2)
        guard count > 0, entries.count == count * 12 else { return true }
        guard !reader.valuesOverrun(entries, file.size) else { return true }
        for (offsets, sizes) in [(273, 279), (324, 325)] {
            let starts = reader.values(of: offsets, in: entries, file)
            let lengths = reader.values(of: sizes, in: entries, file)
            if zip(starts, lengths).contains(where: { $0 + $1 > file.size }) { return true }
        }
        return false
    }

    /// Reads numbers in the file's byte order.
    private struct Reader {
        let isBigEndian: Bool

        func number(_ bytes: [UInt8], _ size: Int, at offset: Int) -> Int {
            isBigEndian ? bytes.bigEndian(size, at: offset) : bytes.littleEndian(size, at: offset)
        }

        /// Whether a value that does not fit in its entry reaches past the end.
        func valuesOverrun(_ entries: [UInt8], _ end: Int) -> Bool {
            stride(from: 0, to: entries.count, by: 12).contains { entry in
                // Bytes of a value by its type, BYTE (1) to IFD (13).
                let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
                let type = number(entries, 2, at: entry + 2)
                let size =
                    number(entries, 4, at: entry + 4) * (type < sizes.count ? sizes[type] : 0)
                return size > 4 && number(entries, 4, at: entry + 8) + size > end
            }
        }

        /// The values of a tag of type SHORT (3) or LONG (4); empty where there is none.
        func values(of tag: Int, in entries: [UInt8], _ file: borrowing SourceFile) -> [Int] {
            let starts = stride(from: 0, to: entries.count, by: 12)
            guard let entry = starts.first(where: { number(entries, 2, at: $0) == tag }) else {
                return []
            }
            let size = number(entries, 2, at: entry + 2) == 3 ? 2 : 4
            let count = min(number(entries, 4, at: entry + 4), 1 << 20)
            let inline = Array(entries[entry + 8..<entry + 12])
            let bytes =
                count * size <= 4
                ? inline : file.bytes(count * size, at: number(inline, 4, at: 0))
            return (0..<count).map { number(bytes, size, at: $0 * size) }
        }
    }
}
