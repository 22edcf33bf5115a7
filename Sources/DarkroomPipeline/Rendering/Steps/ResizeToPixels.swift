internal import Vips

extension RenderStep<ScaleContext> {
    /// Resamples to the exact pixel size; alpha weighs the colours.
    static let resizeToPixels = RenderStep(name: "resizeToPixels") {
        image, context throws(VipsError) in
        let size = context.pixels
        guard image.hasAlpha else {
            return try image.resized(width: size.width, height: size.height).inMemory()
        }
        return try image.premultiplied().resized(width: size.width, height: size.height)
            .unpremultiplied(like: image).inMemory()
    }
}
