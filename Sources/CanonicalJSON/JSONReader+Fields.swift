extension JSONReader {
    /// An object that is being read field by field.
    struct OpenObject {
        /// Of its opening bracket.
        var start: Int
        /// How many passed members belong to the objects around it.
        var firstPassed: Int
        /// Whether its first member is not read yet.
        var isFirst = true
    }

    /// A member that stood before the one that was asked for.
    struct PassedMember {
        var key: Token
        /// Where its value begins.
        var value: Int
    }

    /// Begins an object whose fields are then read one by one, in any order; in the order of the
    /// text it is fastest. ``endObject()`` ends it.
    package mutating func beginObject() throws(JSONError) {
        guard next == UInt8(ascii: "{") else { throw mismatch(expected: "an object") }
        openObjects.append(OpenObject(start: index, firstPassed: passedMembers.count))
        index += 1
    }

    /// Reads the field `key` of the object that was begun last. Of a key that stands twice the
    /// first counts.
    package mutating func field<Value: JSONReadable>(_ key: String) throws(JSONError) -> Value {
        guard let place = try find(key) else { throw missing(key) }
        let value: Value = try value(at: .key(key))
        index = max(index, place)
        return value
    }

    /// Reads the field `key` of the object that was begun last; nil where there is none, or null.
    package mutating func optionalField<Value: JSONReadable>(
        _ key: String
    ) throws(JSONError) -> Value? {
        guard let place = try find(key) else { return nil }
        defer { index = max(index, place) }
        guard next == UInt8(ascii: "n") else { return try value(at: .key(key)) }
        try word("null")
        return nil
    }

    /// Ends the object, passing over the fields that nobody asked for.
    package mutating func endObject() throws(JSONError) {
        while try passKey() != nil { try skipValue() }
        index += 1
        passedMembers.removeLast(passedMembers.count - openObjects.removeLast().firstPassed)
    }

    private func missing(_ key: String) -> JSONError {
        let start = openObjects[openObjects.count - 1].start
        return JSONError(at: start, of: bytes, found: "nothing", expected: "a value")
            .inside(.key(key))
    }
}

extension JSONReader {
    /// Goes to the value of `key`; nil if there is none. After it the reading goes on where it
    /// ends, or at the place that is given if that is further on.
    private mutating func find(_ key: String) throws(JSONError) -> Int? {
        let place = index
        if let passed = try passedValue(key) {
            index = passed
            return place
        }
        return try advance(to: key) ? index : nil
    }

    /// Where the value of `key` begins, if it was passed over.
    private func passedValue(_ key: String) throws(JSONError) -> Int? {
        let first = openObjects[openObjects.count - 1].firstPassed
        guard first < passedMembers.count else { return nil }
        for member in passedMembers[first...] where try text(of: member.key, is: key) {
            return member.value
        }
        return nil
    }

    /// Passes over members up to the value of `key`; false at the object's end.
    private mutating func advance(to key: String) throws(JSONError) -> Bool {
        while let token = try passKey() {
            if try text(of: token, is: key) { return true }
            _ = next
            passedMembers.append(PassedMember(key: token, value: index))
            try skipValue()
        }
        return false
    }

    /// Passes over the next key of the innermost open object; nil before the closing bracket.
    private mutating func passKey() throws(JSONError) -> Token? {
        if next == UInt8(ascii: "}") { return nil }
        let isFirst = openObjects[openObjects.count - 1].isFirst
        guard isFirst || take(",") else { throw error(expected: "\",\" or \"}\"") }
        openObjects[openObjects.count - 1].isFirst = false
        return try keyToken(isFirst: isFirst)
    }

    private func text(of token: Token, is key: String) throws(JSONError) -> Bool {
        if token.isComplex { return try text(of: token).utf8.elementsEqual(key.utf8) }
        var key = key
        return key.withUTF8 { bytes[token.start + 1..<token.end - 1].elementsEqual($0) }
    }
}
