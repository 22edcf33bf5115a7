internal import Foundation

/// Pixels of a picture file, from its header: JPEG and PNG.
struct PictureSize: Equatable, Codable, Sendable {
    let width: Int
    let height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Nil where the file is neither, or cut off in its header.
    init?(file: String) {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        self.init(bytes: [UInt8](data))
    }

    /// Nil where the bytes are neither, or cut off in their header.
    init?(bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
            // Eight bytes of signature, then IHDR: length, name, width, height (PNG, 5.2 and 11.2).
            width = Self.number(bytes[16..<20])
            height = Self.number(bytes[20..<24])
        } else if let frame = Self.frame(bytes) {
            height = Self.number(bytes[frame + 5..<frame + 7])
            width = Self.number(bytes[frame + 7..<frame + 9])
        } else {
            return nil
        }
    }

    /// Where a JPEG's frame header stands (ITU-T T.81, B.2.2); nil where there is none.
    private static func frame(_ bytes: [UInt8]) -> Int? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var at = 2
        while at + 9 <= bytes.count, bytes[at] == 0xFF {
            // SOF0 to SOF15 without DHT, JPG and DAC.
            if 0xC0...0xCF ~= bytes[at + 1], ![0xC4, 0xC8, 0xCC].contains(bytes[at + 1]) {
                return at
            }
            at += 2 + number(bytes[at + 2..<at + 4])
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
