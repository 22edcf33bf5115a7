/// The items of a HEIC or AVIF file (ISO/IEC 14496-12, 8.11: boxes `iinf`, `iloc`, `iref` in
/// `meta`).
enum HEIFItems {
    /// The same file without EXIF items. Nothing else moves, so that all places in the file stay
    /// right: what the boxes lose becomes a free box, and the items' data become zeros.
    static func withoutMetadata(_ bytes: [UInt8]) -> [UInt8] {
        let boxes = Box.all(in: bytes, 0..<bytes.count)
        guard let meta = boxes.first(where: { $0.type == "meta" }), meta.body.count > 4 else {
            return bytes
        }
        let space = meta.body.dropFirst(4)
        let parts = Box.all(in: bytes, space)
        let exif = Set(parts.filter { $0.type == "iinf" }.flatMap { exifItems(bytes, $0) })
        guard !exif.isEmpty else { return bytes }
        var file = bytes
        var kept: [UInt8] = []
        for part in parts {
            switch part.type {
            case "iinf": kept += infos(bytes, part, without: exif)
            case "iloc": kept += locations(bytes, part, without: exif, erasingIn: &file)
            case "iref": kept += references(bytes, part, without: exif)
            default: kept += bytes[part.range]
            }
        }
        let spare = space.count - kept.count - Box.headSize
        guard spare >= 0 else { return bytes }
        kept += Box.made("free", [UInt8](repeating: 0, count: spare))
        file.replaceSubrange(space, with: kept)
        return file
    }

    /// Numbers of the EXIF items.
    private static func exifItems(_ bytes: [UInt8], _ part: Box) -> [Int] {
        entries(bytes, part).filter { info in
            bytes.has("Exif", at: info.body.lowerBound + 6 + idSize(bytes, info))
        }.map { bytes.bigEndian(idSize(bytes, $0), at: $0.body.lowerBound + 4) }
    }

    private static func infos(_ bytes: [UInt8], _ part: Box, without ids: Set<Int>) -> [UInt8] {
        let all = entries(bytes, part)
        let kept = all.filter {
            !ids.contains(bytes.bigEndian(idSize(bytes, $0), at: $0.body.lowerBound + 4))
        }
        let start = part.body.lowerBound
        let count = number(kept.count, countSize(bytes, part))
        return Box.made("iinf", bytes[start..<start + 4] + count + kept.flatMap { bytes[$0.range] })
    }

    /// Item numbers have two bytes before version 3 of an `infe`, counts two in version 0 of `iinf`.
    private static func idSize(_ bytes: [UInt8], _ info: Box) -> Int {
        bytes[info.body.lowerBound] < 3 ? 2 : 4
    }

    private static func countSize(_ bytes: [UInt8], _ part: Box) -> Int {
        bytes[part.body.lowerBound] == 0 ? 2 : 4
    }

    private static func entries(_ bytes: [UInt8], _ part: Box) -> [Box] {
        guard part.body.count > 8 else { return [] }
        let start = part.body.lowerBound + 4 + countSize(bytes, part)
        return Box.all(in: bytes, start..<part.body.upperBound).filter { $0.body.count >= 12 }
    }

    private static func references(
        _ bytes: [UInt8], _ part: Box, without ids: Set<Int>
    ) -> [UInt8] {
        let start = part.body.lowerBound
        let size = bytes[start] == 0 ? 2 : 4
        let kept = Box.all(in: bytes, start + 4..<part.body.upperBound).filter {
            !ids.contains(bytes.bigEndian(size, at: $0.body.lowerBound))
        }
        guard !kept.isEmpty else { return [] }
        return Box.made("iref", bytes[start..<start + 4] + kept.flatMap { bytes[$0.range] })
    }

    private static func locations(
        _ bytes: [UInt8], _ part: Box, without ids: Set<Int>, erasingIn file: inout [UInt8]
    ) -> [UInt8] {
        let start = part.body.lowerBound
        let places = ItemPlaces(bytes, part)
        let kept = places.all.filter { !ids.contains($0.id) }
        for extent in places.all.filter({ ids.contains($0.id) }).flatMap(\.extents) {
            for index in extent.clamped(to: file.indices) { file[index] = 0 }
        }
        let count = number(kept.count, places.idSize)
        return Box.made(
            "iloc", bytes[start..<start + 6] + count + kept.flatMap { bytes[$0.range] })
    }

    /// Most significant byte first.
    fileprivate static func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

/// One box: where it and its contents lie.
private struct Box {
    static let headSize = 8

    let type: String
    let range: Range<Int>
    var body: Range<Int> { range.lowerBound + Self.headSize..<range.upperBound }

    static func all(in bytes: [UInt8], _ range: Range<Int>) -> [Box] {
        var boxes: [Box] = []
        var offset = range.lowerBound
        while offset + headSize <= range.upperBound {
            let size = bytes.bigEndian(4, at: offset)
            guard size >= headSize, offset + size <= range.upperBound else { break }
            let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
            boxes.append(Box(type: type, range: offset..<offset + size))
            offset += size
        }
        return boxes
    }

    static func made(_ type: String, _ body: [UInt8]) -> [UInt8] {
        HEIFItems.number(headSize + body.count, 4) + Array(type.utf8) + body
    }
}

/// What an `iloc` box says (8.11.3).
private struct ItemPlaces {
    struct Place {
        let id: Int
        /// Of the entry itself.
        let range: Range<Int>
        /// Of the item's data, in bytes of the file.
        let extents: [Range<Int>]
    }

    let idSize: Int
    private(set) var all: [Place] = []

    init(_ bytes: [UInt8], _ part: Box) {
        let start = part.body.lowerBound
        let version = bytes.bigEndian(1, at: start)
        let sizes = bytes.bigEndian(2, at: start + 4)
        let (offsetSize, lengthSize, baseSize) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
        let indexSize = version == 0 ? 0 : sizes & 15
        idSize = version < 2 ? 2 : 4
        var next = start + 6 + idSize
        for _ in 0..<bytes.bigEndian(idSize, at: start + 6) where next < part.body.upperBound {
            let entry = next
            let id = bytes.bigEndian(idSize, at: next)
            // Method of construction, 0 in the file; number of the file that it is in.
            let method = version == 0 ? 0 : bytes.bigEndian(2, at: next + idSize) & 15
            next += idSize + (version == 0 ? 2 : 4)
            let base = bytes.bigEndian(baseSize, at: next)
            let count = bytes.bigEndian(2, at: next + baseSize)
            next += baseSize + 2
            let extents = (0..<count).map { index in
                let at = next + index * (indexSize + offsetSize + lengthSize) + indexSize
                let from = base + bytes.bigEndian(offsetSize, at: at)
                return from..<from + bytes.bigEndian(lengthSize, at: at + offsetSize)
            }
            next += count * (indexSize + offsetSize + lengthSize)
            all.append(Place(id: id, range: entry..<next, extents: method == 0 ? extents : []))
        }
    }
}
