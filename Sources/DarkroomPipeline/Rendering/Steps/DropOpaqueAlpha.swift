internal import Vips

extension RenderStep<SourceContext> {
    /// An alpha channel that is opaque everywhere costs time and says nothing.
    static let dropOpaqueAlpha = RenderStep(name: "dropOpaqueAlpha") {
        image, _ throws(VipsError) in
        guard image.hasAlpha, try image.band(image.bands - 1).minimum() == 255 else { return image }
        return try image.bands(0, count: image.bands - 1).inMemory()
    }
}
