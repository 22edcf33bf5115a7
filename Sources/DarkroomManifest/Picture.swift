extension Manifest {
    /// One picture: a role of a model object, with one variant a scale and format.
    public struct Picture: Codable, Sendable, Equatable {
        /// Key into ``Manifest/sources``.
        public var source: String
        /// Size in points.
        public var size: Size
        /// What was cut out, in pixels of the upright source.
        public var crop: Crop
        /// What lies over it; nil where nothing does.
        public var overlay: Overlay?
        /// `#rrggbb`, overlay included: the centre of the fullest bin of a 16×16×16 histogram.
        public var dominantColor: String
        /// ThumbHash of the finished picture, base64.
        public var thumbHash: String
        /// Contrast of the title; headers only.
        public var legibility: Legibility?
        /// Scales left out because the source has too few pixels, ascending.
        public var omittedScales: [OmittedScale]
        /// The files, by scale and then in the recipe's order of formats.
        public var variants: [Variant]

        /// A picture record.
        public init(
            source: String, size: Size, crop: Crop, overlay: Overlay?, dominantColor: String,
            thumbHash: String, legibility: Legibility?, omittedScales: [OmittedScale],
            variants: [Variant]
        ) {
            self.source = source
            self.size = size
            self.crop = crop
            self.overlay = overlay
            self.dominantColor = dominantColor
            self.thumbHash = thumbHash
            self.legibility = legibility
            self.omittedScales = omittedScales
            self.variants = variants
        }
    }
}
