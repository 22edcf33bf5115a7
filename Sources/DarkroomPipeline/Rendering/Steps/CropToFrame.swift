internal import DarkroomManifest
internal import Vips

extension RenderStep<PictureContext> {
    /// Cuts out the picture's crop, which is given in pixels of the source, from the smaller
    /// decoded image. An alpha channel that is opaque within it goes.
    static let cropToFrame = RenderStep(name: "cropToFrame") { image, context throws(VipsError) in
        let across = Double(image.width) / Double(context.source.width)
        let down = Double(image.height) / Double(context.source.height)
        let left = (Double(context.crop.x) * across).roundedHalfUp
        let top = (Double(context.crop.y) * down).roundedHalfUp
        let right = (Double(context.crop.x + context.crop.width) * across).roundedHalfUp
        let bottom = (Double(context.crop.y + context.crop.height) * down).roundedHalfUp
        let cut = try image.cropped(
            x: min(left, image.width - 1), y: min(top, image.height - 1),
            width: max(1, min(right, image.width) - left),
            height: max(1, min(bottom, image.height) - top))
        guard cut.hasAlpha, try cut.band(cut.bands - 1).minimum() == 255 else { return cut }
        return try cut.bands(0, count: cut.bands - 1)
    }
}
