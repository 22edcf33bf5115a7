internal import CanonicalJSON

/// A member of an object in a manifest's text, as it stands there.
struct RawMember: Sendable {
    /// Escapes undone.
    let key: ExactString
    /// From the key's quote to the value's end.
    let text: Range<Int>
    let value: Range<Int>
}

/// The members of one object, one after the other, by lines rather than values: in the layout of a
/// manifest (``JSONLayout/indented``) a line feed is never part of a string, and how far a line is
/// indented says how deep it is.
struct RawMembers: Sendable {
    private let file: MappedFile
    private let indentation: Int
    /// Where the next line begins; nil behind the last member.
    private var place: Int?
    private var passed: Int
    private var last: ExactString?

    /// - Parameters:
    ///   - value: where the object stands, from bracket to bracket.
    ///   - indentation: of the members' lines, in spaces.
    init(_ file: MappedFile, in value: Range<Int>, indentation: Int) {
        self.file = file
        self.indentation = indentation
        place = value.count == 2 ? nil : value.lowerBound + 2
        passed = value.lowerBound
    }

    /// The next member; nil at the object's end. Throws where the text is not laid out as a manifest,
    /// keys ascending.
    mutating func next() throws(ShardTrouble) -> RawMember? {
        guard let place else { return nil }
        file.release(from: &passed, to: place)
        let start = place + indentation
        if file[start - 2] == UInt8(ascii: "}") { return nil }
        let keyEnd = file.stringEnd(from: start)
        guard file[start] == UInt8(ascii: "\""), file[keyEnd] == UInt8(ascii: ":"),
            file[keyEnd + 1] == UInt8(ascii: " "),
            let key = try? String(parsing: file[start..<keyEnd]),
            last.map({ $0 < ExactString(key) }) ?? true
        else { throw .layout }
        last = ExactString(key)
        let end = try file.valueEnd(from: keyEnd + 2, indentation: indentation, passed: &passed)
        self.place = file.lineEnd(from: end) + 1
        return RawMember(key: ExactString(key), text: start..<end, value: keyEnd + 2..<end)
    }
}

extension MappedFile {
    /// Where the value ends whose first byte is at `start`, in a line indented that far. Memory of
    /// what is passed on the way is given back, from `passed` on.
    func valueEnd(
        from start: Int, indentation: Int, passed: inout Int
    ) throws(ShardTrouble) -> Int {
        let end = lineEnd(from: start)
        guard start < end else { throw .layout }
        switch self[end - 1] {
        case UInt8(ascii: ","): return end - 1
        case UInt8(ascii: "{"), UInt8(ascii: "["): break
        default: return end
        }
        var line = end + 1
        while self[line + indentation] == UInt8(ascii: " ") {
            line = lineEnd(from: line) + 1
            release(from: &passed, to: line)
        }
        let bracket = self[line + indentation]
        guard bracket == UInt8(ascii: "}") || bracket == UInt8(ascii: "]") else { throw .layout }
        return line + indentation + 1
    }

    /// Behind the quote that ends the string whose first quote is at `start`.
    fileprivate func stringEnd(from start: Int) -> Int {
        var place = start + 1
        while place < count, self[place] != UInt8(ascii: "\"") {
            place += self[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(place + 1, count)
    }
}

extension ShardTrouble {
    static let layout = ShardTrouble(
        "its manifest is not laid out as a build writes it; build the shard again")
}
