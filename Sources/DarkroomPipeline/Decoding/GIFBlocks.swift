/// The blocks of a GIF, from the screen to the trailer (GIF89a, sections 17 to 27).
enum GIFBlocks {
    /// Whether the file ends before its trailer. What follows the trailer does not count.
    static func endEarly(_ file: borrowing SourceFile) -> Bool {
        var window = ByteWindow()
        guard let screen = window.byte(at: 10, of: file) else { return true }
        var offset = 13 + tableSize(screen)
        while let kind = window.byte(at: offset, of: file) {
            switch kind {
            // Image descriptor, colour table, size of codes, data.
            case 0x2C:
                guard let packed = window.byte(at: offset + 9, of: file) else { return true }
                offset = afterData(from: offset + 11 + tableSize(packed), &window, file)
            // Extension and its label, data.
            case 0x21: offset = afterData(from: offset + 2, &window, file)
            // The trailer, or damage that the codec will tell of.
            default: return false
            }
        }
        return true
    }

    /// Bytes of the colour table that a packed field announces.
    private static func tableSize(_ packed: Int) -> Int {
        packed & 0x80 == 0 ? 0 : 3 << (packed & 7 + 1)
    }

    /// The offset after a chain of data blocks, each led by its length, the last one of none.
    private static func afterData(
        from start: Int, _ window: inout ByteWindow, _ file: borrowing SourceFile
    ) -> Int {
        var offset = start
        while let length = window.byte(at: offset, of: file) {
            offset += 1 + length
            if length == 0 { break }
        }
        return offset
    }
}
