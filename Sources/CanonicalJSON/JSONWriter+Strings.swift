extension JSONWriter {
    /// Writes a string: slashes and characters beyond ASCII as they are.
    package mutating func string(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { utf8 in
            // Most texts need no escape, and a copy of all bytes is several times as fast.
            if utf8.allSatisfy(Self.isPlain) {
                bytes.append(contentsOf: utf8)
            } else {
                for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
                    append(scalar)
                }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether the byte stands for itself in every layout.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\": bytes += "\\\(scalar)".utf8
        case "\n": bytes += #"\n"#.utf8
        case "\r": bytes += #"\r"#.utf8
        case "\t": bytes += #"\t"#.utf8
        case "\0"..<" ": appendNumber(of: scalar)
        case "\u{7F}"..."\u{9F}" where layout == .oneLine: appendNumber(of: scalar)
        default: bytes += String(scalar).utf8
        }
    }

    /// `\u` and four hexadecimal digits, for a scalar up to U+00FF.
    private mutating func appendNumber(of scalar: Unicode.Scalar) {
        bytes += (scalar.value < 0x10 ? #"\u000"# : #"\u00"#).utf8
        bytes += String(scalar.value, radix: 16).utf8
    }
}
