/// Reads a file byte by byte, mostly forwards, in blocks.
struct ByteWindow {
    private var block: [UInt8] = []
    private var start = 0

    /// The byte at `offset`; nil past the end.
    mutating func byte(at offset: Int, of file: borrowing SourceFile) -> Int? {
        if !(start..<start + block.count).contains(offset) {
            block = file.bytes(Settings.walkBlock, at: offset)
            start = offset
        }
        return block.isEmpty ? nil : Int(block[offset - start])
    }
}
