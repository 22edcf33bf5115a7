extension Manifest {
    /// A flat colour over a picture.
    public struct Overlay: Codable, Sendable, Equatable {
        /// `#rrggbb`, in the output's encoded colour space.
        public var color: String
        /// 0 to 1.
        public var opacity: Double

        /// An overlay of `color` at `opacity`.
        public init(color: String, opacity: Double) {
            self.color = color
            self.opacity = opacity
        }
    }

    /// How well a header's title can be read: WCAG 2 contrast against the brightest tenth of the
    /// title zone, overlay included.
    public struct Legibility: Codable, Sendable, Equatable {
        /// `#ffffff`.
        public var textColor: String
        /// 1 to 21, two decimals.
        public var contrast: Double
        /// Whether `contrast` reaches 3, WCAG 2's minimum for large text.
        public var passes: Bool
        /// The smallest overlay opacity that passes, in steps of 0.05.
        public var suggestedOpacity: Double

        /// A legibility record.
        public init(textColor: String, contrast: Double, passes: Bool, suggestedOpacity: Double) {
            self.textColor = textColor
            self.contrast = contrast
            self.passes = passes
            self.suggestedOpacity = suggestedOpacity
        }
    }
}
