internal import CanonicalJSON
internal import Foundation

/// Joins the model objects of all parts, which differ only in the keys of the pictures that each part
/// made: their texts are compared piece by piece between those, and copied.
struct ModelJoiner {
    private let parts: [ShardOutput]
    /// Where each part is read on, and where its models end.
    private var rest: [Range<Int>]
    private var passed: [Int]
    /// What two parts say differently, a line each.
    private(set) var problems: [String] = []

    init(_ parts: [ShardOutput]) {
        self.parts = parts
        rest = parts.map { $0.manifest["models"]?.value ?? 0..<0 }
        passed = rest.map(\.lowerBound)
    }

    /// Gives the whole to `sink`, piece by piece.
    mutating func run(into sink: inout some MergeSink) throws(BuildError) {
        let first = parts[0].manifest.file
        while problems.isEmpty {
            let found = first.line(beginningWith: Self.mark, in: rest[0])
            // The bracket at the mark's end begins the value.
            let end = found.map { $0 + Self.mark.count - 1 } ?? rest[0].upperBound
            let piece = rest[0].lowerBound..<end
            guard take(piece, isLast: found == nil) else { return }
            try sink.append(first, piece)
            guard let found else { return }
            try join(indentation: indentation(of: found), into: &sink)
        }
    }

    /// What each object's keys stand behind. In a string its quotes would be escaped.
    private static let mark = Array(#""images": {"#.utf8)

    /// Moves all parts over a piece that they must share.
    private mutating func take(_ piece: Range<Int>, isLast: Bool) -> Bool {
        let first = parts[0].manifest.file
        for (index, part) in parts.enumerated() {
            let place = rest[index].lowerBound..<rest[index].lowerBound + piece.count
            guard place.upperBound <= rest[index].upperBound,
                !isLast || place.upperBound == rest[index].upperBound,
                part.manifest.file.holds(place, as: first, piece)
            else {
                problems.append(
                    "\(part.folder): was made from another catalog than \(parts[0].folder)")
                return false
            }
            move(index, to: place.upperBound)
        }
        return true
    }

    private mutating func move(_ part: Int, to place: Int) {
        rest[part] = place..<rest[part].upperBound
        parts[part].manifest.file.release(from: &passed[part], to: place)
    }

    /// How far the line is indented in which `place` is the first that is no space.
    private func indentation(of place: Int) -> Int {
        var start = place
        while start > 0, parts[0].manifest.file[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return place - start
    }

    /// Joins the keys of one object's pictures, at which all parts are.
    private mutating func join(
        indentation: Int, into sink: inout some MergeSink
    ) throws(BuildError) {
        // Most parts made nothing for it, and say so in the same words.
        var distinct: [(part: Int, text: Range<Int>)] = []
        for index in parts.indices {
            let text = try keys(of: index, indentation: indentation)
            let file = parts[index].manifest.file
            let isKnown = distinct.contains {
                file.holds(text, as: parts[$0.part].manifest.file, $0.text)
            }
            if !isKnown { distinct.append((index, text)) }
            move(index, to: text.upperBound)
        }
        guard distinct.count > 1 else {
            return try sink.append(parts[0].manifest.file, distinct[0].text)
        }
        var whole = PictureReferences()
        for (part, text) in distinct {
            guard let found = try? JSONValue(parsing: parts[part].manifest.file[text]) else {
                throw .invalidInput([parts[part].words(of: .layout)])
            }
            problems += whole.add(found).map { "\(parts[part].folder): \($0)" }
        }
        try sink.append(Array(whole.value.text(.indented, depth: indentation / 2).utf8))
    }

    private mutating func keys(
        of part: Int, indentation: Int
    ) throws(BuildError) -> Range<Int> {
        let start = rest[part].lowerBound
        do throws(ShardTrouble) {
            let end = try parts[part].manifest.file.valueEnd(
                from: start, indentation: indentation, passed: &passed[part])
            guard end <= rest[part].upperBound else { throw .layout }
            return start..<end
        } catch {
            throw .invalidInput([parts[part].words(of: error)])
        }
    }
}
