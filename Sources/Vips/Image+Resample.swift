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
        let made = try Image(
            blankOfWidth: width, height: height, bands: bands,
            interpretation: vips_image_get_interpretation(pointer))
        try made.fill(from: self, down: down, across: across)
        made.setProfile(profile)
        return made
    }

    /// Boxes of whole pixels averaged, in memory: a rough but quick way to make an 8-bit image small. A
    /// box that reaches over the edge averages what it has.
    public func averaged(across: Int, down: Int) throws(VipsError) -> Image {
        let made = try Image(
            blankOfWidth: (width + across - 1) / across, height: (height + down - 1) / down,
            bands: bands, interpretation: vips_image_get_interpretation(pointer))
        let (source, result) = (try storage(), try made.storage())
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * bands) { sums in
            cresample_boxes(
                source, Int32(width), Int32(height), Int32(bands), Int32(across), Int32(down),
                sums.baseAddress, result)
        }
        return made
    }

    /// Instructions that the kernel works with.
    static let vectors = cresample_best()

    /// Resamples the columns of `source` that are needed into this image.
    private func fill(
        from source: Image, down: LanczosWeights, across: LanczosWeights
    ) throws(VipsError) {
        let columns = across.span
        let first = UnsafePointer(try source.storage()) + columns.lowerBound * bands
        let result = try storage()
        let size = cresample_strip_size(Int32(columns.count), Int32(bands))
        down.withAxis { down in
            across.counted(from: columns).withAxis { across in
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { strip in
                    cresample(
                        first, source.width * source.bands, Int32(columns.count), Int32(bands),
                        down, across, Self.vectors, strip.baseAddress, result)
                }
            }
        }
    }
}
