/// Reads JSON text (RFC 8259) strictly, value by value, without a tree in between.
///
/// Only what is read is turned into Swift values; the rest is checked for syntax and passed over.
package struct JSONReader {
    /// Arrays and objects inside each other; deeper text could exhaust the stack.
    static let maxDepth = 128

    let bytes: [UInt8]
    var index = 0
    private var depth = 0
    /// The objects that are being read field by field, the innermost last.
    var openObjects: [OpenObject] = []
    /// Members of the open objects that were passed over and may still be asked for.
    var passedMembers: [PassedMember] = []

    /// A reader of UTF-8 text. A byte order mark before it is skipped.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// Makes sure that the text holds nothing more.
    package mutating func finish() throws(JSONError) {
        guard next == nil else { throw error(expected: "the end of the file") }
    }

    /// The byte to be read next; nil at the end.
    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The byte to be read next that is no space; nil at the end.
    var next: UInt8? {
        mutating get {
            while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                index += 1
            }
            return current
        }
    }

    /// Skips space and then `character`; false where something else stands.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    /// Takes a word such as `true`.
    mutating func word(_ word: String) throws(JSONError) {
        guard bytes[index...].starts(with: word.utf8) else { throw error(expected: word) }
        index += word.utf8.count
    }

    /// Calls `each` where a member or element of an array or object may stand, which it reads,
    /// until the closing bracket.
    mutating func items(
        from open: Unicode.Scalar, to close: Unicode.Scalar,
        each: (inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        guard depth < Self.maxDepth else {
            throw error(expected: "at most \(Self.maxDepth) arrays and objects inside each other")
        }
        guard take(open) else {
            throw mismatch(expected: open == "[" ? "an array" : "an object")
        }
        depth += 1
        defer { depth -= 1 }
        guard !take(close) else { return }
        repeat { try each(&self) } while take(",")
        guard take(close) else { throw error(expected: "\",\" or \"\(close)\"") }
    }
}

extension JSONReader {
    /// An error at the next byte, whose character is what was found.
    func error(expected: String) -> JSONError {
        JSONError(at: index, of: bytes, expected: expected)
    }

    /// An error at a string or number that was read.
    func error(at token: Token, found: String, expected: String) -> JSONError {
        JSONError(at: token.start, of: bytes, found: found, expected: expected)
    }

    /// An error at a value of the wrong kind.
    func mismatch(expected: String) -> JSONError {
        JSONError(at: index, of: bytes, found: current.flatMap(Self.kind), expected: expected)
    }

    /// What kind of value begins with `byte`; nil for none.
    private static func kind(of byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "{"): "an object"
        case UInt8(ascii: "["): "an array"
        case UInt8(ascii: "\""): "a string"
        case UInt8(ascii: "t"), UInt8(ascii: "f"): "a truth value"
        case UInt8(ascii: "n"): "null"
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): "a number"
        default: nil
        }
    }
}
