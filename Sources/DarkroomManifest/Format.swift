extension Manifest {
    /// The format of a picture's file. A newer minor version may know more than these.
    public struct Format: RawRepresentable, Codable, Sendable, Hashable {
        /// The word in the manifest, such as `jpeg`.
        public var rawValue: String

        /// A format by its word in the manifest.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// JPEG, without transparency.
        public static let jpeg: Format = "jpeg"
        /// PNG.
        public static let png: Format = "png"
        /// WebP.
        public static let webp: Format = "webp"
        /// AVIF.
        public static let avif: Format = "avif"
        /// HEIC.
        public static let heic: Format = "heic"
    }
}

extension Manifest.Format: ExpressibleByStringLiteral, CustomStringConvertible {
    /// A format by its word in the manifest.
    public init(stringLiteral word: String) { rawValue = word }

    /// The word in the manifest.
    public var description: String { rawValue }
}
