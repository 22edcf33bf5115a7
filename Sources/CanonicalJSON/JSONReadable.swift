/// A value that can be read from JSON.
///
/// A type with fields reads them with ``JSONReader/field(_:)`` and
/// ``JSONReader/optionalField(_:)`` between ``JSONReader/beginObject()`` and
/// ``JSONReader/endObject()``: the required ones in the order that the text is likely to have, then
/// the optional ones, for an absent field is only known at the object's end.
package protocol JSONReadable {
    /// Reads the next value.
    init(from json: inout JSONReader) throws(JSONError)
}

extension JSONReadable {
    /// The value that UTF-8 text holds, and nothing besides. A byte order mark before it is
    /// skipped.
    package init(parsing bytes: [UInt8]) throws(JSONError) {
        var reader = JSONReader(bytes)
        self = try Self(from: &reader)
        try reader.finish()
    }
}

extension JSONReader {
    /// Reads the value that `step` leads to; an error says so.
    mutating func value<Value: JSONReadable>(at step: JSONStep) throws(JSONError) -> Value {
        do {
            return try Value(from: &self)
        } catch {
            throw error.inside(step)
        }
    }
}

extension String: JSONReadable {
    /// Reads a string.
    package init(from json: inout JSONReader) throws(JSONError) { self = try json.string() }
}

extension Bool: JSONReadable {
    /// Reads `true` or `false`.
    package init(from json: inout JSONReader) throws(JSONError) { self = try json.bool() }
}

extension Int: JSONReadable {
    /// Reads a whole number.
    package init(from json: inout JSONReader) throws(JSONError) { self = try json.integer() }
}

extension Double: JSONReadable {
    /// Reads a number.
    package init(from json: inout JSONReader) throws(JSONError) { self = try json.number() }
}

extension Array: JSONReadable where Element: JSONReadable {
    /// Reads an array.
    package init(from json: inout JSONReader) throws(JSONError) {
        self = []
        try json.elements { (json) throws(JSONError) in
            append(try json.value(at: .index(count)))
        }
    }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    /// Reads an object. Of a key that stands twice the first counts.
    package init(from json: inout JSONReader) throws(JSONError) {
        self = [:]
        try json.members { (json, token) throws(JSONError) in
            let key = try json.text(of: token)
            let value: Value = try json.value(at: .key(key))
            if let earlier = updateValue(value, forKey: key) { self[key] = earlier }
        }
    }
}

extension JSONReadable where Self: RawRepresentable<String> & CaseIterable {
    /// Reads the name of a case.
    package init(from json: inout JSONReader) throws(JSONError) {
        let token = try json.stringToken()
        let name = try json.text(of: token)
        guard let value = Self(rawValue: name) else {
            let names = Self.allCases.map { JSONText.quoted($0.rawValue) }
            throw json.error(
                at: token, found: JSONText.quoted(name),
                expected: "one of \(names.joined(separator: ", "))")
        }
        self = value
    }
}
