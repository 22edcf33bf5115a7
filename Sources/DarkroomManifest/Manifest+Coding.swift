internal import CanonicalJSON

extension Manifest {
    /// The major schema version that this code reads and writes.
    private static let majorVersion = "1"

    /// The text of `manifest.json`: UTF-8, indented, keys sorted by code point, absent fields left
    /// out, a line feed at the end. Equal manifests give equal bytes on every platform.
    ///
    /// - Throws: `EncodingError` for a number that JSON can't hold.
    public func encoded() throws -> [UInt8] {
        do {
            return try jsonText(.indented)
        } catch {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(codingPath: error.path, debugDescription: "\(error)"))
        }
    }

    /// Reads the text of a `manifest.json`. Unknown keys are ignored.
    ///
    /// - Parameter json: UTF-8 text; `Data` and `[UInt8]` both do.
    /// - Throws: `DecodingError.dataCorrupted`, whose description names line, column, path, what
    ///   was found and what was expected, or says that the manifest is of another major version.
    public init(json: some Collection<UInt8>) throws {
        let bytes = [UInt8](json)
        do {
            self = try Manifest(parsing: bytes)
        } catch {
            // Another major version rarely has the same fields: name the cause, not the symptom.
            if let head = try? Head(parsing: bytes) { try head.check() }
            throw DecodingError(error)
        }
        try Head(schemaVersion: schemaVersion).check()
        index.value = ModelIndex(models, failures)
    }

    /// Reads a manifest by any decoder. Unknown keys are ignored; the version is not looked at.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        schema = try fields.decode(String.self, forKey: .schema)
        schemaVersion = try fields.decode(String.self, forKey: .schemaVersion)
        generator = try fields.decode(Generator.self, forKey: .generator)
        recipeDigest = try fields.decode(String.self, forKey: .recipeDigest)
        models = try fields.decode(Models.self, forKey: .models)
        images = try fields.decode([String: Picture].self, forKey: .images)
        sources = try fields.decode([String: Source].self, forKey: .sources)
        failures = try fields.decode([Failure].self, forKey: .failures)
        index.value = ModelIndex(models, failures)
    }

    /// What a manifest of any version has.
    private struct Head: JSONReadable {
        var schemaVersion: String

        init(schemaVersion: String) { self.schemaVersion = schemaVersion }

        init(from json: inout JSONReader) throws(JSONError) {
            try json.beginObject()
            schemaVersion = try json.field("schemaVersion")
            try json.endObject()
        }

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

extension DecodingError {
    /// The same as every decoder says it.
    fileprivate init(_ error: JSONError) {
        self = .dataCorrupted(Context(codingPath: error.path, debugDescription: "\(error)"))
    }
}
