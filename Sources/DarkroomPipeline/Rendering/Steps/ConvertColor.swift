internal import Vips

extension RenderStep<SourceContext> {
    /// Colours become what they look like in the output's space, 8 bits a channel, three channels
    /// and alpha where there was one.
    static let convertColor = RenderStep(name: "convertColor") {
        image, context throws(VipsError) in
        guard image.hasAlpha else {
            return try ColorConversion(to: context.colorSpace).convert(image)
        }
        let last = image.bands - 1
        let color = try ColorConversion(to: context.colorSpace).convert(image.bands(0, count: last))
        let alpha = try image.band(last)
        guard !image.isEightBit else { return try color.joined(with: alpha) }
        // 65535 / 255 = 257
        let narrow = try alpha.linear(multiply: [1 / 257.0], add: [0]).roundedToEightBits()
        return try color.joined(with: narrow)
    }
}
