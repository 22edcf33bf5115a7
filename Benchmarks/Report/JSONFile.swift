internal import Foundation

/// JSON on disk.
enum JSONFile {
    /// Writes a value with its keys sorted.
    static func write(_ value: some Encodable, to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        var text = try encoder.encode(value)
        text.append(UInt8(ascii: "\n"))
        try text.write(to: URL(fileURLWithPath: path))
    }

    /// Reads a value.
    static func read<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
