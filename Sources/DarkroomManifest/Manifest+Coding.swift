#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Manifest {
    /// The major schema version that this code reads and writes.
    private static let majorVersion = "1"

    /// The text of `manifest.json`: UTF-8, indented, keys sorted by code point, absent fields left
    /// out, a line feed at the end. Equal manifests give equal bytes on every platform.
    ///
    /// - Throws: `EncodingError` for a number that JSON can't hold.
    public func encoded() throws -> [UInt8] {
        let root = JSONNode()
        try encode(to: JSONNodeEncoder(node: root, codingPath: []))
        var writer = JSONWriter()
        writer.write(root)
        writer.endLine()
        return writer.bytes
    }

    /// Reads the text of a `manifest.json`. Unknown keys are ignored.
    ///
    /// - Parameter json: UTF-8 text; `Data` and `[UInt8]` both do.
    /// - Throws: `DecodingError`, which says so where the manifest is of another major version.
    public init(json: some Collection<UInt8>) throws {
        let data = Data(json)
        let decoder = JSONDecoder()
        do {
            self = try decoder.decode(Manifest.self, from: data)
        } catch {
            // Another major version rarely has the same fields: name the cause, not the symptom.
            if let head = try? decoder.decode(Head.self, from: data) { try head.check() }
            throw error
        }
        try Head(schemaVersion: schemaVersion).check()
    }

    /// What a manifest of any version has.
    private struct Head: Decodable {
        var schemaVersion: String

        func check() throws {
            if schemaVersion.prefix(while: { $0 != "." }) == majorVersion { return }
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [CodingKeys.schemaVersion],
                    debugDescription: "The manifest has schema version \(schemaVersion); "
                        + "this reader knows version \(majorVersion)."))
        }
    }
}
