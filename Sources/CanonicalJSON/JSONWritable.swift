/// A value that writes itself as JSON.
///
/// A type with fields writes them with ``JSONWriter/member(_:_:)`` between
/// ``JSONWriter/beginObject()`` and ``JSONWriter/endObject()``, keys ascending where equal values
/// shall give equal bytes.
package protocol JSONWritable {
    /// Appends the value.
    ///
    /// - Throws: For a number that JSON can't hold.
    func write(to json: inout JSONWriter) throws(JSONError)
}

extension JSONWritable {
    /// The value as UTF-8 text, with a line feed at the end.
    package func jsonText(_ layout: JSONLayout) throws(JSONError) -> [UInt8] {
        var writer = JSONWriter(layout: layout)
        try write(to: &writer)
        writer.endLine()
        return writer.bytes
    }
}

extension JSONWriter {
    /// Writes a member of an object.
    package mutating func member(_ key: String, _ value: some JSONWritable) throws(JSONError) {
        self.key(key)
        try write(value, at: .key(key))
    }

    /// Writes a member of an object; nil is left out.
    package mutating func member(_ key: String, _ value: (some JSONWritable)?) throws(JSONError) {
        if let value { try member(key, value) }
    }

    /// Writes the value that `step` leads to; an error says so.
    mutating func write(_ value: some JSONWritable, at step: JSONStep) throws(JSONError) {
        do {
            try value.write(to: &self)
        } catch {
            throw error.inside(step)
        }
    }
}

extension String: JSONWritable {
    /// Between quotes.
    package func write(to json: inout JSONWriter) { json.string(self) }
}

extension Bool: JSONWritable {
    /// A word.
    package func write(to json: inout JSONWriter) { json.literal(self ? "true" : "false") }
}

extension Int: JSONWritable {
    /// In digits.
    package func write(to json: inout JSONWriter) { json.literal(String(self)) }
}

extension Double: JSONWritable {
    /// A whole number without a fraction, any other in its shortest exact form.
    package func write(to json: inout JSONWriter) throws(JSONError) {
        guard isFinite else { throw JSONError(reason: "JSON has no \(self)") }
        json.literal(JSONText.number(self))
    }
}

extension Array: JSONWritable where Element: JSONWritable {
    /// In order.
    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginArray(isShort: false)
        for index in indices {
            json.beginItem()
            try json.write(self[index], at: .index(index))
        }
        json.endArray()
    }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
    /// An object, keys ascending by code point.
    package func write(to json: inout JSONWriter) throws(JSONError) {
        json.beginObject()
        for key in keys.map(ExactString.init).sorted() { try json.member(key.text, self[key.text]) }
        json.endObject()
    }
}

extension JSONWritable where Self: RawRepresentable<String> {
    /// The case's name.
    package func write(to json: inout JSONWriter) { json.string(rawValue) }
}
