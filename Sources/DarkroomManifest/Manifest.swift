/// What a build made: every picture, tied to the model object it belongs to.
///
/// The file `manifest.json` in the output folder, schema version 1. Pure values that need nothing
/// but the Swift standard library; read them with ``init(json:)`` or any `Decoder`. Unknown keys are
/// ignored. Look-ups by id take the same time however many models there are.
public struct Manifest: Codable, Sendable, Equatable {
    /// File name of the JSON Schema that lies beside the manifest.
    public var schema: String
    /// `major.minor`; a new key raises the minor version.
    public var schemaVersion: String
    /// The tool that wrote it.
    public var generator: Generator
    /// SHA-256 of the effective recipe, in hexadecimal.
    public var recipeDigest: String
    /// The model objects, in the catalog's order, each with the keys of its pictures.
    public var models: Models { didSet { index.value = nil } }
    /// The pictures by key: `<type>/<id>/<role>`.
    public var images: [String: Picture]
    /// The photos that pictures were made from, by path relative to the catalog's folder.
    public var sources: [String: Source]
    /// What could not be made, and why; ordered by source, then code.
    public var failures: [Failure] { didSet { index.value = nil } }
    /// Where models and failures stand; nil once they were changed, and in a manifest that was not
    /// read but put together: then look-ups go through the lists.
    var index = Derived<ModelIndex>()

    /// File name of the JSON Schema of the manifests that this version writes.
    public static let currentSchema = "manifest-v1.schema.json"

    /// Schema version of the manifests that this version writes.
    public static let currentVersion = "1.0"

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case schemaVersion, generator, recipeDigest, models, images, sources, failures
    }

    /// A manifest of the current schema version.
    public init(
        generator: Generator, recipeDigest: String, models: Models, images: [String: Picture],
        sources: [String: Source], failures: [Failure]
    ) {
        self.schema = Self.currentSchema
        self.schemaVersion = Self.currentVersion
        self.generator = generator
        self.recipeDigest = recipeDigest
        self.models = models
        self.images = images
        self.sources = sources
        self.failures = failures
    }
}

extension Manifest {
    /// The tool that wrote a manifest, and the libraries that decide its pictures' bytes.
    public struct Generator: Codable, Sendable, Equatable {
        /// Always `darkroom`.
        public var name: String
        /// Version of the tool.
        public var version: String
        /// Version of libvips.
        public var libvips: String
        /// Digest of everything in the toolchain that can change a picture's bytes.
        public var fingerprint: String

        /// A generator record.
        public init(name: String, version: String, libvips: String, fingerprint: String) {
            self.name = name
            self.version = version
            self.libvips = libvips
            self.fingerprint = fingerprint
        }
    }

    /// Something that could not be made.
    public struct Failure: Codable, Sendable, Equatable {
        /// Path relative to the catalog's folder, or the name as the catalog has it.
        public var source: String
        /// Which kind of failure.
        public var code: FailureCode
        /// The stage that found it: `resolve`, `inspect`, `hash`, `decode`, `focus`, `render`,
        /// `encode` or `write`.
        public var stage: String
        /// What happened and what to do, for people.
        public var message: String
        /// Keys of the pictures that are missing for it, ascending.
        public var images: [String]

        /// A failure record.
        public init(
            source: String, code: FailureCode, stage: String, message: String, images: [String]
        ) {
            self.source = source
            self.code = code
            self.stage = stage
            self.message = message
            self.images = images
        }
    }

    /// Kinds of failure. One source's failure never spoils another's pictures.
    public enum FailureCode: String, Codable, Sendable, CaseIterable {
        case missing, ambiguous, outsidePhotos, unreadable, empty, notAnImage, unsupportedFormat
        case tooLarge, truncated, corrupt, timeout, crashed
    }
}
