extension Manifest {
    /// A size in points.
    public struct Size: Codable, Sendable, Equatable {
        /// Points.
        public var width: Double
        /// Points.
        public var height: Double

        /// A size of `width` × `height` points.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// A rectangle in pixels of the upright source, (0, 0) top left.
    public struct Crop: Codable, Sendable, Equatable {
        /// Left edge.
        public var x: Int
        /// Top edge.
        public var y: Int
        /// 1 or more.
        public var width: Int
        /// 1 or more.
        public var height: Int

        /// A rectangle.
        public init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }
}
