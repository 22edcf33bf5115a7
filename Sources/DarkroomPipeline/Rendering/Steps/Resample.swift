internal import Vips

extension RenderStep<ScaleContext> {
    /// Cuts and resamples in one go, to the exact pixel size, without rounding the crop to whole
    /// pixels of the smaller decoded image; alpha weighs the colours.
    static let resample = RenderStep(name: "resample") { image, context throws(VipsError) in
        let size = context.pixels
        guard image.hasAlpha else {
            return try image.resampled(context.box, width: size.width, height: size.height)
        }
        return try image.premultiplied().roundedToEightBits().inMemory()
            .resampled(context.box, width: size.width, height: size.height)
            .unpremultiplied(like: image).inMemory()
    }
}
