extension JSONReader {
    /// Reads the escape whose backslash is next.
    mutating func escape() throws(JSONError) -> Unicode.Scalar {
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
    private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
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
        throw JSONError(
            at: start, of: bytes, found: "half of a surrogate pair", expected: "both halves")
    }

    private mutating func fourDigits() throws(JSONError) -> UInt32 {
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
}
