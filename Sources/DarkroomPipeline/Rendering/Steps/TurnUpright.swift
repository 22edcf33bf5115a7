internal import Vips

extension RenderStep<SourceContext> {
    /// Turns and mirrors as the EXIF orientation says.
    static let turnUpright = RenderStep(name: "turnUpright") { image, _ throws(VipsError) in
        guard image.orientation != 1 else { return image }
        return try image.upright().inMemory()
    }
}
