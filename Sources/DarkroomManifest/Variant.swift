extension Manifest {
    /// One file of a picture.
    public struct Variant: Codable, Sendable, Equatable {
        /// Pixels a point.
        public var scale: Int
        /// Pixels.
        public var width: Int
        /// Pixels.
        public var height: Int
        /// Format of the file.
        public var format: Format
        /// `image/jpeg` and so on.
        public var mediaType: String
        /// `srgb` or `display-p3`.
        public var colorSpace: String
        /// Size of the file.
        public var bytes: Int
        /// SHA-256 of the file, 64 hexadecimal digits.
        public var sha256: String
        /// Path of the file relative to the manifest's folder.
        public var path: String
        /// Whether it has more pixels than its crop in the source.
        public var enlarged: Bool

        /// A variant record.
        public init(
            scale: Int, width: Int, height: Int, format: Format, mediaType: String,
            colorSpace: String, bytes: Int, sha256: String, path: String, enlarged: Bool
        ) {
            self.scale = scale
            self.width = width
            self.height = height
            self.format = format
            self.mediaType = mediaType
            self.colorSpace = colorSpace
            self.bytes = bytes
            self.sha256 = sha256
            self.path = path
            self.enlarged = enlarged
        }
    }

    /// A scale that was left out.
    public struct OmittedScale: Codable, Sendable, Equatable {
        /// The scale that was asked for.
        public var scale: Int
        /// The scale that the source could fill, two decimals.
        public var available: Double

        /// An omitted scale.
        public init(scale: Int, available: Double) {
            self.scale = scale
            self.available = available
        }
    }
}
