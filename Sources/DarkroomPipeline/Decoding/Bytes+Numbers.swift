extension [UInt8] {
    /// Whether the ASCII characters of `mark` stand at `offset`.
    func has(_ mark: String, at offset: Int) -> Bool {
        count >= offset && self[offset...].starts(with: mark.utf8)
    }

    /// An unsigned number of `size` bytes, most significant first; 0 where there are too few.
    func bigEndian(_ size: Int, at offset: Int) -> Int {
        guard offset >= 0, offset + size <= count else { return 0 }
        return self[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }

    /// An unsigned number of `size` bytes, least significant first; 0 where there are too few.
    func littleEndian(_ size: Int, at offset: Int) -> Int {
        guard offset >= 0, offset + size <= count else { return 0 }
        return self[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
