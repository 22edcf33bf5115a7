/// The markers of a JPEG, from the start of the image to its end (ITU T.81, B.1.1).
enum JPEGMarkers {
    /// Whether the file ends before the end of the image. What follows it, such as the film of a
    /// motion photo, does not count, nor does the end of a preview inside a segment.
    static func endEarly(_ file: borrowing SourceFile) -> Bool {
        var window = ByteWindow()
        var offset = 2
        while let byte = window.byte(at: offset, of: file),
            let marker = window.byte(at: offset + 1, of: file)
        {
            switch (byte, marker) {
            case (0xFF, 0xD9): return false
            // A segment with its length; the coded data after a scan's are passed byte by byte.
            case (0xFF, 0xC0...0xCF), (0xFF, 0xDA...0xFE):
                guard let high = window.byte(at: offset + 2, of: file),
                    let low = window.byte(at: offset + 3, of: file)
                else { return true }
                offset += 2 + max(2, high << 8 | low)
            // Coded data, stuffed and filler bytes, restarts.
            default: offset += 1
            }
        }
        return true
    }

    /// A segment with a length: its marker, and where in the file the marker begins.
    struct Segment {
        let marker: UInt8
        let start: Int
    }

    /// All segments of a file in memory, to its end.
    static func segments(of bytes: [UInt8]) -> [Segment] {
        var segments: [Segment] = []
        var offset = 2
        while offset + 3 < bytes.count {
            let marker = bytes[offset + 1]
            guard bytes[offset] == 0xFF, (0xC0...0xCF).contains(marker) || marker >= 0xDA,
                marker != 0xFF
            else {
                offset += 1
                continue
            }
            segments.append(Segment(marker: marker, start: offset))
            offset += 2 + max(2, bytes.bigEndian(2, at: offset + 2))
        }
        return segments
    }
}
