extension Manifest {
    /// A photo that pictures were made from.
    public struct Source: Codable, Sendable, Equatable {
        /// SHA-256 of the file, 64 hexadecimal digits.
        public var sha256: String
        /// Size of the file.
        public var bytes: Int
        /// Pixels, upright.
        public var width: Int
        /// Pixels, upright.
        public var height: Int
        /// `jpeg`, `png`, `webp`, `heic`, `avif`, `tiff` or `gif`.
        public var format: String
        /// What crops keep in view.
        public var focalPoint: FocalPoint

        /// A source record.
        public init(
            sha256: String, bytes: Int, width: Int, height: Int, format: String,
            focalPoint: FocalPoint
        ) {
            self.sha256 = sha256
            self.bytes = bytes
            self.width = width
            self.height = height
            self.format = format
            self.focalPoint = focalPoint
        }
    }

    /// A focal point in fractions of the upright source, (0, 0) top left.
    public struct FocalPoint: Codable, Sendable, Equatable {
        /// 0 to 1.
        public var x: Double
        /// 0 to 1.
        public var y: Double
        /// `catalog`, `attention`, `entropy` or `centre`.
        public var origin: String

        /// A focal point.
        public init(x: Double, y: Double, origin: String) {
            self.x = x
            self.y = y
            self.origin = origin
        }
    }
}
