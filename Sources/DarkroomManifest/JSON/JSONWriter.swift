/// Writes a ``JSONNode`` in the one form that equal values always have: two spaces of indentation,
/// keys sorted by code point, slashes and characters beyond ASCII as they are.
struct JSONWriter {
    /// The UTF-8 text so far.
    private(set) var bytes: [UInt8] = []
    private var depth = 0

    /// Appends `node` at the current depth.
    mutating func write(_ node: JSONNode) {
        switch node.content {
        case .literal(let text): bytes += text.utf8
        case .string(let text): write(text)
        case .array(let elements):
            write(elements, between: "[", and: "]") { writer, element in writer.write(element) }
        case .object(let members):
            write(members.sorted(by: Self.precedes), between: "{", and: "}") { writer, member in
                writer.write(member.name)
                writer.bytes += ": ".utf8
                writer.write(member.value)
            }
        }
    }

    /// Ends the text's last line.
    mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    /// Whether `a` comes first: UTF-8 sorts as its code points do, and unlike `String`'s own order
    /// tells names apart that differ only by normalisation.
    private static func precedes(
        _ a: (name: String, value: JSONNode), _ b: (name: String, value: JSONNode)
    ) -> Bool {
        a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
    }

    private mutating func write<Item>(
        _ items: [Item], between open: Unicode.Scalar, and close: Unicode.Scalar,
        each: (inout JSONWriter, Item) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        depth += 1
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            startLine()
            each(&self, item)
        }
        depth -= 1
        if !items.isEmpty { startLine() }
        bytes.append(UInt8(ascii: close))
    }

    private mutating func startLine() {
        endLine()
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 { escape(byte) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): bytes += #"\""#.utf8
        case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
        case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
        case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
        case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
        case 0..<0x20:
            bytes += (byte < 0x10 ? #"\u000"# : #"\u00"#).utf8
            bytes += String(byte, radix: 16).utf8
        default: bytes.append(byte)
        }
    }
}
