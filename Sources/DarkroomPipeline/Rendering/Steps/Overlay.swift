internal import Vips

extension RenderStep<FinishContext> {
    /// Lays a flat colour over the whole picture, in encoded values as UIKit composites.
    static let overlay = RenderStep(name: "overlay") { image, context throws(VipsError) in
        guard let overlay = context.overlay else { return image }
        guard image.hasAlpha else {
            return try image.mapped(through: OverlayTable(overlay).channels)
        }
        return try overlaid(image, overlay)
    }

    /// Colour over a transparent picture: alpha o + (1−o)·a, colours weighed by it.
    private static func overlaid(
        _ image: Image, _ overlay: RecipeOverlay
    ) throws(VipsError) -> Image {
        let opacity = overlay.opacity
        let last = image.bands - 1
        let premultiplied = try image.premultiplied()
        let alpha = try premultiplied.band(last)
            .linear(multiply: [1 - opacity], add: [255 * opacity])
        let colors = try premultiplied.bands(0, count: last).linear(
            multiply: [1 - opacity], add: overlay.color.channels.map { Double($0) * opacity })
        let covered = try alpha.linear(multiply: [1 / 255.0], add: [0])
        return try colors.divided(by: covered).joined(with: alpha).roundedToEightBits()
    }
}
