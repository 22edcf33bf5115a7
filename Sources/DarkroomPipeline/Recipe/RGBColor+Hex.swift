extension RGBColor {
    /// Reads `#rrggbb` in either case; nil for anything else.
    init?(hex: String) {
        let digits = hex.utf8.dropFirst()
        guard hex.hasPrefix("#"), digits.count == 6,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(hex.dropFirst(), radix: 16)
        else { return nil }
        self.init(
            red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    }

    /// `#rrggbb`, lower case.
    var hex: String {
        let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

extension JSONCursor {
    /// The colour here.
    func color() -> RGBColor? {
        let expected = "a colour as #rrggbb"
        guard let text = string(expected: expected) else { return nil }
        if let color = RGBColor(hex: text) { return color }
        fail(expected: expected)
        return nil
    }
}
