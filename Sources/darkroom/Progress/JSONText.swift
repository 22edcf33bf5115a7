/// A JSON value on one line, its keys in the order given.
indirect enum JSONText {
    case text(String)
    case count(Int)
    /// Three decimals.
    case decimal(Double)
    case truth(Bool)
    case list([JSONText])
    case object([(String, JSONText)])

    /// The value as JSON.
    var encoded: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .count(let number): String(number)
        case .decimal(let number): Quantity.fixed(number, digits: 3)
        case .truth(let value): String(value)
        case .list(let values): "[" + values.map(\.encoded).joined(separator: ",") + "]"
        case .object(let fields):
            "{" + fields.map { Self.quoted($0) + ":" + $1.encoded }.joined(separator: ",") + "}"
        }
    }

    /// Control characters by their number, so that the value stays on its line and leaves a
    /// terminal alone.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case _ where scalar.properties.generalCategory == .control:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
