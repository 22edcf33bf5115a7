internal import Vips

extension RenderStep<SourceContext> {
    /// Averages boxes of whole pixels; alpha weighs the colours, so that what is invisible leaves
    /// no fringe.
    static let shrinkByBoxes = RenderStep(name: "shrinkByBoxes") {
        image, context throws(VipsError) in
        let box = context.boxShrink
        guard box > 1 else { return image }
        // A side shorter than the box is averaged whole.
        let across = min(box, image.width)
        let down = min(box, image.height)
        guard image.hasAlpha else {
            return try image.boxShrunk(horizontally: across, vertically: down)
        }
        return try image.premultiplied()
            .boxShrunk(horizontally: across, vertically: down)
            .unpremultiplied(like: image)
    }
}
