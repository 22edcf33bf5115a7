/// A JSON value as its author wrote it: members keep their order, `true` is no number.
enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    /// Whole numbers are exact up to 2⁵³.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// Keys are unique; the parser refuses an object that has one twice.
    case object([JSONMember])
}

/// A key of an object and its value.
struct JSONMember: Sendable, Equatable {
    var key: String
    var value: JSONValue
}

extension JSONValue {
    /// What a message shows of the value: a scalar as written, cut to 40 characters, and of an
    /// array or object only its kind and size.
    var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): JSONText.number(value)
        case .string(let value): JSONText.quoted(Self.shortened(value))
        case .array(let elements): "an array of \(elements.count)"
        case .object(let members): "an object of \(members.count)"
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count > 40 ? text.prefix(39) + "…" : text
    }
}
