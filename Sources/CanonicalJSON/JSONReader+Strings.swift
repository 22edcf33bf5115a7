extension JSONReader {
    /// A string or number in the text.
    struct Token {
        /// Of the opening quote or first digit.
        var start: Int
        /// Behind the closing quote or last digit.
        var end: Int
        /// Whether it is more than what it seems: a string with escapes, a number with fraction
        /// or exponent.
        var isComplex = false
        /// Whether all bytes are ASCII.
        var isASCII: Bool { bits < 0x80 }
        /// All bytes, joined by "or".
        var bits: UInt8 = 0
    }

    /// Reads a string.
    package mutating func string() throws(JSONError) -> String { try text(of: stringToken()) }

    /// Passes over a string.
    mutating func stringToken() throws(JSONError) -> Token {
        guard next == UInt8(ascii: "\"") else { throw mismatch(expected: "a string") }
        var token = Token(start: index, end: index)
        index += 1
        while try skipPlainRun(of: &token) == UInt8(ascii: "\\") {
            token.isComplex = true
            _ = try escape()
        }
        index += 1
        token.end = index
        return token
    }

    /// The string that stands at `token`.
    func text(of token: Token) throws(JSONError) -> String {
        if !token.isComplex { return try text(token.start + 1..<token.end - 1, of: token) }
        var (reader, token) = (self, token)
        reader.index = token.start + 1
        var text = ""
        while true {
            let start = reader.index
            let stop = try reader.skipPlainRun(of: &token)
            text += try self.text(start..<reader.index, of: token)
            if stop == UInt8(ascii: "\"") { return text }
            text.unicodeScalars.append(try reader.escape())
        }
    }

    /// Bytes that stand for themselves.
    private func text(_ range: Range<Int>, of token: Token) throws(JSONError) -> String {
        let text = String(decoding: bytes[range], as: UTF8.self)
        // Decoding puts U+FFFD where something is wrong, and so changes the bytes.
        guard token.isASCII || text.utf8.elementsEqual(bytes[range]) else {
            throw error(at: token, found: "a string that is no UTF-8", expected: "UTF-8 text")
        }
        return text
    }

    /// Passes over everything up to the next quote or backslash, which it gives.
    private mutating func skipPlainRun(of token: inout Token) throws(JSONError) -> UInt8 {
        while let byte = current, byte >= 0x20 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return byte }
            token.bits |= byte
            index += 1
        }
        throw error(expected: "a quote that ends the string")
    }
}
