extension JSONValue {
    /// The value as JSON, without a line feed at the end; keys in their order, unless sorted.
    ///
    /// A number that JSON can't hold, which no parsed value has, becomes null.
    ///
    /// - Parameter depth: how many arrays and objects the value will stand in.
    package func text(_ layout: JSONLayout, depth: Int = 0) -> String {
        var writer = JSONWriter(layout: layout, depth: depth)
        write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The same value with the keys of every object ascending by code point.
    package var sorted: JSONValue {
        switch self {
        case .array(let elements): .array(elements.map(\.sorted))
        case .object(let members):
            .object(
                members.map { JSONMember(key: $0.key, value: $0.value.sorted) }
                    .sorted { ExactString($0.key) < ExactString($1.key) })
        default: self
        }
    }

    private func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.literal("null")
        case .bool(let value): json.literal(value ? "true" : "false")
        case .number(let value): json.literal(JSONText.number(value))
        case .string(let value): json.string(value)
        case .array(let elements): write(elements, to: &json)
        case .object(let members): write(members, to: &json)
        }
    }

    private func write(_ elements: [JSONValue], to json: inout JSONWriter) {
        json.beginArray(isShort: fitsOnALine)
        for element in elements {
            json.beginItem()
            element.write(to: &json)
        }
        json.endArray()
    }

    private func write(_ members: [JSONMember], to json: inout JSONWriter) {
        json.beginObject()
        for member in members {
            json.key(member.key)
            member.value.write(to: &json)
        }
        json.endObject()
    }

    /// No object with members is in it.
    private var fitsOnALine: Bool {
        switch self {
        case .array(let elements): elements.allSatisfy(\.fitsOnALine)
        case .object(let members): members.isEmpty
        default: true
        }
    }
}
