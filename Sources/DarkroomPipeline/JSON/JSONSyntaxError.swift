/// Text that is no JSON: where, what was found and what could stand there.
struct JSONSyntaxError: Error, Equatable {
    /// From 1.
    var line: Int
    /// Characters (Unicode scalars) from the line's start, from 1.
    var column: Int
    /// Found and expected, in words.
    var reason: String

    /// Finds line and column of the byte at `index`.
    init(at index: Int, of bytes: [UInt8], found: String? = nil, expected: String) {
        let before = bytes[..<min(index, bytes.count)]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
        reason = "found \(found ?? Self.character(at: index, of: bytes)), expected \(expected)"
    }

    /// The character that starts at `index`, as a message shows it.
    private static func character(at index: Int, of bytes: [UInt8]) -> String {
        guard index < bytes.count else { return "the end of the file" }
        let text = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
        guard let first = text.unicodeScalars.first, first != "\u{FFFD}" else {
            return "the byte 0x" + String(bytes[index], radix: 16, uppercase: true)
        }
        return JSONText.quoted(String(first))
    }
}

extension JSONSyntaxError: CustomStringConvertible {
    /// `line 3, column 5: found "}", expected a value`.
    var description: String { "line \(line), column \(column): \(reason)" }
}
