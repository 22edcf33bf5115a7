internal import CVips

extension Image {
    /// One channel.
    public func band(_ index: Int) throws(VipsError) -> Image {
        try bands(index, count: 1)
    }

    /// Some channels.
    public func bands(_ first: Int, count: Int) throws(VipsError) -> Image {
        try Operation.image(
            "extract_band", ["in": .image(self), "band": .int(first), "n": .int(count)])
    }

    /// Its channels followed by those of `other`.
    public func joined(with other: Image) throws(VipsError) -> Image {
        try Operation.image("bandjoin", ["in": .images([self, other])])
    }

    /// Sample by sample sum.
    public func adding(_ other: Image) throws(VipsError) -> Image {
        try Operation.image("add", ["left": .image(self), "right": .image(other)])
    }

    /// Sample by sample quotient; 0 where the divisor is 0.
    public func divided(by other: Image) throws(VipsError) -> Image {
        try Operation.image("divide", ["left": .image(self), "right": .image(other)])
    }

    /// The smallest sample.
    public func minimum() throws(VipsError) -> Double {
        try Operation("min", ["in": .image(self)]).double("out")
    }

    /// Marked as colour in sRGB encoding (three or four channels).
    public func markedAsSRGB() throws(VipsError) -> Image {
        try marked("srgb")
    }

    /// Marked as four inks, 0 to 255 each.
    public func markedAsCMYK() throws(VipsError) -> Image { try marked("cmyk") }

    private func marked(_ interpretation: String) throws(VipsError) -> Image {
        try Operation.image(
            "copy", ["in": .image(self), "interpretation": .named(interpretation)])
    }
}
