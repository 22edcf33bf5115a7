/// The scans of a JPEG that has several: which bits of which coefficients they bring (ITU T.81, G.1.1).
///
/// A file cut between two scans decodes to a blurred picture without any remark of the decoder; only
/// this tells it from a whole one.
enum JPEGScans {
    /// Whether the scans bring every coefficient of every component down to its last bit.
    static func bringEverything(_ bytes: [UInt8]) -> Bool {
        var lowestBit: [UInt8: [Int]] = [:]
        for segment in JPEGMarkers.segments(of: bytes) {
            switch segment.marker {
            // Sequential and progressive frames, coded after Huffman or arithmetically.
            case 0xC0, 0xC1, 0xC2, 0xC9, 0xCA:
                let components = Int(bytes.bigEndian(1, at: segment.start + 9))
                for index in 0..<components where segment.start + 10 + 3 * index < bytes.count {
                    let name = bytes[segment.start + 10 + 3 * index]
                    lowestBit[name] = Array(repeating: Int.max, count: 64)
                }
            case 0xDA: note(segment.start, of: bytes, in: &lowestBit)
            default: break
            }
        }
        return !lowestBit.isEmpty && lowestBit.values.allSatisfy { $0.allSatisfy { $0 == 0 } }
    }

    /// A scan header: marker, length, number of components, two bytes for each, first and last
    /// coefficient, high and low bit.
    private static func note(
        _ start: Int, of bytes: [UInt8], in lowestBit: inout [UInt8: [Int]]
    ) {
        let count = bytes.bigEndian(1, at: start + 4)
        let rest = start + 5 + 2 * count
        guard rest + 3 <= bytes.count else { return }
        let (first, last) = (Int(bytes[rest]), min(63, Int(bytes[rest + 1])))
        guard first <= last else { return }
        for index in 0..<count {
            let name = bytes[start + 5 + 2 * index]
            for coefficient in first...last {
                lowestBit[name]?[coefficient] = Int(bytes[rest + 2] & 0x0F)
            }
        }
    }
}
