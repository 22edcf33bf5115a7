/// A JSON value as its author wrote it: members keep their order, `true` is no number.
package enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    /// Whole numbers are exact up to 2⁵³.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// Keys are unique; the parser refuses an object that has one twice.
    case object([JSONMember])

    /// A whole number; exact up to 2⁵³.
    package static func integer(_ value: some BinaryInteger) -> JSONValue { .number(Double(value)) }

    /// An object of members in the order given: `.object(of: ["id": .string("a")])`. A nil is
    /// left out.
    package static func object(of members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(JSONMember.members(members))
    }
}

/// A key of an object and its value.
package struct JSONMember: Sendable, Equatable {
    /// Told apart from others scalar by scalar.
    package var key: String
    /// What stands there.
    package var value: JSONValue

    /// A member.
    package init(key: String, value: JSONValue) {
        self.key = key
        self.value = value
    }

    /// Members in the order given; a nil is left out.
    package static func members(_ pairs: KeyValuePairs<String, JSONValue?>) -> [JSONMember] {
        pairs.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } }
    }
}

extension JSONValue {
    /// What a message shows of the value: a scalar as written, cut to 40 characters, and of an
    /// array or object only its kind and size.
    package var summary: String {
        switch self {
        case .null, .bool, .number: text(.oneLine)
        case .string(let value): JSONText.quoted(Self.shortened(value))
        case .array(let elements): "an array of \(elements.count)"
        case .object(let members): "an object of \(members.count)"
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count > 40 ? text.prefix(39) + "…" : text
    }
}
