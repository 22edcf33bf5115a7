/// What is wrong with a JSON text, or with a value that is to be written: where, what was found
/// and what could stand there.
package struct JSONError: Error, Equatable, Sendable {
    /// From 1; 0 where a value is written.
    package internal(set) var line = 0
    /// Characters (Unicode scalars) from the line's start, from 1; 0 where a value is written.
    package internal(set) var column = 0
    /// The way from the root to the value; empty where the text is read as a ``JSONValue``.
    package internal(set) var path: [JSONStep] = []
    /// Found and expected, in words.
    package internal(set) var reason: String

    /// The same with `step` before the path, for the value that the failed one is part of.
    func inside(_ step: JSONStep) -> JSONError {
        var error = self
        error.path.insert(step, at: 0)
        return error
    }
}

extension JSONError {
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

extension JSONError: CustomStringConvertible {
    /// `line 3, column 5: found "}", expected a value`, with the path before what was found where
    /// there is one: `line 3, column 5: $.trips[0].id: found a number, expected a string`.
    package var description: String {
        let place = line > 0 ? "line \(line), column \(column): " : ""
        let way = path.isEmpty ? "" : "$\(path.map(\.description).joined()): "
        return place + way + reason
    }
}
