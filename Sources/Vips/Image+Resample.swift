internal import CResample
internal import CVips

extension Image {
    /// A rectangle in pixels of an image, with fractions.
    public struct Box: Sendable, Equatable {
        /// Left edge.
        public var x: Double
        /// Top edge.
        public var y: Double
        /// More than 0.
        public var width: Double
        /// More than 0.
        public var height: Double

        /// A rectangle.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// All of it.
    public var wholeBox: Box {
        Box(x: 0, y: 0, width: Double(width), height: Double(height))
    }

    /// What is in a box, resampled with a three-lobed Lanczos kernel to exactly `width` × `height`
    /// pixels, in memory. The image has 8 bits a channel; of its metadata only the profile stays.
    public func resampled(_ box: Box, width: Int, height: Int) throws(VipsError) -> Image {
        let down = LanczosWeights(
            start: box.y, length: box.height, source: self.height, output: height)
        let across = LanczosWeights(
            start: box.x, length: box.width, source: self.width, output: width)
        let columns = across.span
        let turned = try Image(blankLike: self, width: height, height: columns.count)
        try turned.fillTurned(from: self, firstColumn: columns.lowerBound, weights: down)
        let upright = try Image(blankLike: self, width: width, height: height)
        try upright.fillTurned(from: turned, firstColumn: 0, weights: across.counted(from: columns))
        upright.setProfile(profile)
        return upright
    }

    private convenience init(blankLike image: Image, width: Int, height: Int) throws(VipsError) {
        try self.init(
            blankOfWidth: width, height: height, bands: image.bands,
            interpretation: vips_image_get_interpretation(image.pointer))
    }

    /// Resamples the rows of `source` and turns them into this image's columns.
    private func fillTurned(
        from source: Image, firstColumn: Int, weights: LanczosWeights
    ) throws(VipsError) {
        precondition(source.isEightBit, "one byte a sample")
        let first = UnsafePointer(try source.storage()) + firstColumn * bands
        cresample_rows_turned(
            first, source.width * bands, Int32(height), Int32(bands), weights.weights,
            weights.first, Int32(weights.taps), Int32(width), try storage())
    }
}
