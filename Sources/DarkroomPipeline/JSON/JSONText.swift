/// Writes JSON for people and for digests: keys sorted, two spaces a level, the same bytes for the
/// same value on every machine.
enum JSONText {
    /// The value as text, without a newline at the end. An array of scalars stays on one line.
    static func pretty(_ value: JSONValue, indent: String = "") -> String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): number(value)
        case .string(let value): quoted(value)
        case .array(let elements): array(elements, indent: indent)
        case .object(let members): object(members, indent: indent)
        }
    }

    /// Shortest text that reads back as the same number; a whole number without `.0`.
    static func number(_ value: Double) -> String {
        guard let whole = Int(exactly: value), abs(value) < 1e15 else { return value.description }
        return String(whole)
    }

    /// The text between quotes, with everything escaped that could break a line or a terminal.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars { quoted += escaped(scalar) }
        return quoted + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\t": return "\\t"
        default:
            guard scalar.properties.generalCategory == .control else { return String(scalar) }
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    private static func array(_ elements: [JSONValue], indent: String) -> String {
        let inner = indent + "  "
        let texts = elements.map { pretty($0, indent: inner) }
        guard texts.contains(where: { $0.contains("\n") }) else {
            return "[" + texts.joined(separator: ", ") + "]"
        }
        return block(texts, open: "[", close: "]", indent: indent)
    }

    private static func object(_ members: [JSONMember], indent: String) -> String {
        guard !members.isEmpty else { return "{}" }
        let texts = members.sorted { ExactString($0.key) < ExactString($1.key) }.map {
            "\(quoted($0.key)): \(pretty($0.value, indent: indent + "  "))"
        }
        return block(texts, open: "{", close: "}", indent: indent)
    }

    private static func block(
        _ texts: [String], open: String, close: String, indent: String
    ) -> String {
        let inner = indent + "  "
        return "\(open)\n\(inner)\(texts.joined(separator: ",\n\(inner)"))\n\(indent)\(close)"
    }
}
