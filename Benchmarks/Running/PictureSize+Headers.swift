extension PictureSize {
    /// Eight bytes of signature, then IHDR: length, name, width, height (PNG, 5.2 and 11.2).
    static func png(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
        return PictureSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
    }

    /// The first frame header's (ITU-T T.81, B.2.2).
    static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var at = 2
        while at + 9 <= bytes.count, bytes[at] == 0xFF {
            // SOF0 to SOF15 without DHT, JPG and DAC.
            if 0xC0...0xCF ~= bytes[at + 1], ![0xC4, 0xC8, 0xCC].contains(bytes[at + 1]) {
                return PictureSize(
                    width: number(bytes[at + 7..<at + 9]), height: number(bytes[at + 5..<at + 7]))
            }
            at += 2 + number(bytes[at + 2..<at + 4])
        }
        return nil
    }

    /// The first chunk's: VP8 (RFC 6386, 9.1), VP8L and VP8X (RFC 9649, 3.4 and 2.7).
    static func webp(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.count >= 30, text(bytes[0..<4]) == "RIFF", text(bytes[8..<12]) == "WEBP" else {
            return nil
        }
        switch text(bytes[12..<16]) {
        case "VP8 ":
            return PictureSize(
                width: little(bytes[26..<28]) & 0x3FFF, height: little(bytes[28..<30]) & 0x3FFF)
        case "VP8L":
            let bits = little(bytes[21..<25])
            return PictureSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        case "VP8X":
            return PictureSize(
                width: little(bytes[24..<27]) + 1, height: little(bytes[27..<30]) + 1)
        default:
            return nil
        }
    }

    /// The largest of its `ispe` properties (ISO/IEC 23008-12, 6.5.3): length, name, version and flags,
    /// width, height.
    static func avif(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.count >= 12, text(bytes[4..<12]) == "ftypavif" else { return nil }
        let name = Array("ispe".utf8)
        let places = bytes.indices.dropLast(15).prefix(4096).filter { at in
            bytes[at] == name[0] && bytes[at..<at + 4].elementsEqual(name)
        }
        return places.map { at in
            PictureSize(
                width: number(bytes[at + 8..<at + 12]), height: number(bytes[at + 12..<at + 16]))
        }.max { $0.area < $1.area }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Most significant byte first.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Least significant byte first.
    private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
