extension JSONReader {
    /// Reads `true` or `false`; a number is neither.
    package mutating func bool() throws(JSONError) -> Bool {
        switch next {
        case UInt8(ascii: "t"):
            try word("true")
            return true
        case UInt8(ascii: "f"):
            try word("false")
            return false
        default: throw mismatch(expected: "true or false")
        }
    }

    /// Reads a whole number; `2.0` is whole.
    package mutating func integer() throws(JSONError) -> Int {
        let token = try numberToken(expected: "a whole number")
        if let whole = token.isComplex ? Int(exactly: try number(at: token)) : Int(digits(token)) {
            return whole
        }
        let expected = token.isComplex ? "a whole number" : "a whole number below 2⁶³"
        throw error(at: token, found: digits(token), expected: expected)
    }

    /// Reads a number.
    package mutating func number() throws(JSONError) -> Double {
        try number(at: numberToken(expected: "a number"))
    }

    private func number(at token: Token) throws(JSONError) -> Double {
        guard let value = Double(digits(token)), value.isFinite else {
            throw error(
                at: token, found: digits(token), expected: "a number of at most 1.79e308")
        }
        return value
    }

    private func digits(_ token: Token) -> String {
        String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    }

    /// Passes over a number.
    mutating func numberToken(expected: String) throws(JSONError) -> Token {
        guard let first = next, first == UInt8(ascii: "-") || isDigit(first) else {
            throw mismatch(expected: expected)
        }
        var token = Token(start: index, end: index)
        if first == UInt8(ascii: "-") { index += 1 }
        if current == UInt8(ascii: "0") { index += 1 } else { try skipDigits() }
        if let byte = current, isDigit(byte) { throw error(expected: "no digit after a leading 0") }
        token.isComplex = try skipFraction()
        token.isComplex = try skipExponent() || token.isComplex
        token.end = index
        return token
    }

    private mutating func skipFraction() throws(JSONError) -> Bool {
        guard current == UInt8(ascii: ".") else { return false }
        index += 1
        try skipDigits()
        return true
    }

    private mutating func skipExponent() throws(JSONError) -> Bool {
        guard current == UInt8(ascii: "e") || current == UInt8(ascii: "E") else { return false }
        index += 1
        if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
        try skipDigits()
        return true
    }

    private mutating func skipDigits() throws(JSONError) {
        guard let byte = current, isDigit(byte) else { throw error(expected: "a digit") }
        while let byte = current, isDigit(byte) { index += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
