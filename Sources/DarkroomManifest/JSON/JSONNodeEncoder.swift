/// An `Encoder` that builds a ``JSONNode``.
///
/// Foundation's own leaves the order of sorted keys, the layout and the form of numbers to the
/// platform; a manifest must have the same bytes wherever it is written.
struct JSONNodeEncoder: Encoder {
    /// Where the value goes.
    let node: JSONNode
    /// The way from the root, for errors.
    let codingPath: [any CodingKey]

    /// Part of `Encoder`; none.
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Members(node: node, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.content = .array([])
        return Elements(node: node, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Value(node: node, codingPath: codingPath)
    }

    /// An encoder of the part at `key`.
    private static func part(
        _ node: JSONNode, _ path: [any CodingKey], _ key: any CodingKey
    ) -> JSONNodeEncoder {
        JSONNodeEncoder(node: node, codingPath: path + [key])
    }
}

extension JSONNodeEncoder {
    /// An object's members. A nil is left out.
    struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let node: JSONNode
        let codingPath: [any CodingKey]

        func encodeNil(forKey key: Key) {}

        func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
            try value.encode(to: part(key))
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            part(key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            part(key).unkeyedContainer()
        }

        func superEncoder() -> any Encoder {
            JSONNodeEncoder(node: node.member("super"), codingPath: codingPath)
        }

        func superEncoder(forKey key: Key) -> any Encoder { part(key) }

        private func part(_ key: Key) -> JSONNodeEncoder {
            JSONNodeEncoder.part(node.member(key.stringValue), codingPath, key)
        }
    }

    /// An array's elements.
    struct Elements: UnkeyedEncodingContainer {
        let node: JSONNode
        let codingPath: [any CodingKey]
        private(set) var count = 0

        init(node: JSONNode, codingPath: [any CodingKey]) {
            self.node = node
            self.codingPath = codingPath
        }

        mutating func encodeNil() {}

        mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: part()) }

        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) -> KeyedEncodingContainer<Nested> {
            part().container(keyedBy: type)
        }

        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            part().unkeyedContainer()
        }

        mutating func superEncoder() -> any Encoder { part() }

        private mutating func part() -> JSONNodeEncoder {
            defer { count += 1 }
            return JSONNodeEncoder.part(node.element(), codingPath, Index(intValue: count))
        }
    }

    /// A string, number or truth value.
    struct Value: SingleValueEncodingContainer {
        let node: JSONNode
        let codingPath: [any CodingKey]

        func encodeNil() {}

        func encode(_ value: String) { node.content = .string(value) }

        func encode(_ value: Bool) { node.content = .literal(value ? "true" : "false") }

        /// A whole number is written without a fraction, any other in its shortest exact form.
        func encode(_ value: Double) throws {
            guard value.isFinite else {
                let context = EncodingError.Context(
                    codingPath: codingPath, debugDescription: "JSON has no \(value).")
                throw EncodingError.invalidValue(value, context)
            }
            node.content = .literal(Int(exactly: value).map(String.init) ?? String(value))
        }

        func encode(_ value: Float) throws { try encode(Double(value)) }

        func encode<T: FixedWidthInteger & Encodable>(_ value: T) {
            node.content = .literal(String(value))
        }

        func encode<T: Encodable>(_ value: T) throws {
            try value.encode(to: JSONNodeEncoder(node: node, codingPath: codingPath))
        }
    }

    /// An element's place in its array.
    struct Index: CodingKey {
        let intValue: Int?
        var stringValue: String { "Index \(intValue ?? 0)" }

        init(intValue: Int) { self.intValue = intValue }

        init?(stringValue: String) { nil }
    }
}
