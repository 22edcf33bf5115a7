extension JSONReader {
    /// Calls `each` at every element of the next array, which it reads.
    mutating func elements(
        each: (inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        try items(from: "[", to: "]", each: each)
    }

    /// Calls `each` at the value of every member of the next object, which it reads.
    mutating func members(
        each: (inout JSONReader, _ key: Token) throws(JSONError) -> Void
    ) throws(JSONError) {
        var isFirst = true
        try items(from: "{", to: "}") { (json) throws(JSONError) in
            try each(&json, json.keyToken(isFirst: isFirst))
            isFirst = false
        }
    }

    /// Passes over a key and its colon.
    mutating func keyToken(isFirst: Bool) throws(JSONError) -> Token {
        guard next == UInt8(ascii: "\"") else {
            throw error(expected: isFirst ? "a key in quotes or \"}\"" : "a key after the comma")
        }
        let token = try stringToken()
        guard take(":") else { throw error(expected: "\":\"") }
        return token
    }

    /// Passes over a value of any kind.
    mutating func skipValue() throws(JSONError) {
        switch next {
        case UInt8(ascii: "{"):
            try members { (json, _) throws(JSONError) in try json.skipValue() }
        case UInt8(ascii: "["): try elements { (json) throws(JSONError) in try json.skipValue() }
        case UInt8(ascii: "\""): _ = try stringToken()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        default: _ = try numberToken(expected: "a value")
        }
    }
}
