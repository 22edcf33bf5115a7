extension JSONParser {
    /// The string whose opening quote is next.
    mutating func string() throws(JSONSyntaxError) -> String {
        let start = index
        index += 1
        var text = ""
        while true {
            text += try plainRun(of: start)
            if current == UInt8(ascii: "\"") { break }
            text.unicodeScalars.append(try escape())
        }
        index += 1
        return text
    }

    /// Everything up to the next quote or backslash.
    private mutating func plainRun(of start: Int) throws(JSONSyntaxError) -> String {
        let first = index
        while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
            guard byte >= 0x20 else { throw error(expected: "a quote that ends the string") }
            index += 1
        }
        guard current != nil else { throw error(expected: "a quote that ends the string") }
        guard first < index else { return "" }
        guard let text = String(validating: bytes[first..<index], as: UTF8.self) else {
            throw JSONSyntaxError(
                at: start, of: bytes, found: "a string that is no UTF-8", expected: "UTF-8 text")
        }
        return text
    }

    private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
        index += 1
        guard let scalar = Self.escapes[current ?? 0] else {
            guard current == UInt8(ascii: "u") else {
                throw error(expected: "one of \" \\ / b f n r t u after the backslash")
            }
            return try unicodeEscape()
        }
        index += 1
        return scalar
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
        UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    /// `uXXXX`, or `uD8XX\uDCXX` for a scalar above U+FFFF.
    private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = index
        let high = try fourDigits()
        if let scalar = Unicode.Scalar(high) { return scalar }
        if high < 0xDC00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
            index += 1
            let low = try fourDigits()
            if low >= 0xDC00, low < 0xE000,
                let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
            {
                return scalar
            }
        }
        throw JSONSyntaxError(
            at: start, of: bytes, found: "half of a surrogate pair", expected: "both halves")
    }

    private mutating func fourDigits() throws(JSONSyntaxError) -> UInt32 {
        index += 1
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else {
                throw error(expected: "four hexadecimal digits")
            }
            value = value << 4 + UInt32(digit)
            index += 1
        }
        return value
    }

    /// The number that starts here.
    mutating func number() throws(JSONSyntaxError) -> Double {
        let start = index
        if current == UInt8(ascii: "-") { index += 1 }
        if current == UInt8(ascii: "0") { index += 1 } else { try digits() }
        if let byte = current, isDigit(byte) { throw error(expected: "no digit after a leading 0") }
        if current == UInt8(ascii: ".") {
            index += 1
            try digits()
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") { try exponent() }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw JSONSyntaxError(
                at: start, of: bytes, found: text, expected: "a number of at most 1.79e308")
        }
        return value
    }

    private mutating func exponent() throws(JSONSyntaxError) {
        index += 1
        if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
        try digits()
    }

    private mutating func digits() throws(JSONSyntaxError) {
        guard let byte = current, isDigit(byte) else { throw error(expected: "a digit") }
        while let byte = current, isDigit(byte) { index += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
