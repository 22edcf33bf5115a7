internal import Vips

extension RenderStep<FinishContext> {
    /// Leaves pixels, and the profile of a wide-gamut output.
    static let stripMetadata = RenderStep(name: "stripMetadata") {
        image, context throws(VipsError) in
        try image.withoutMetadata(keepingProfile: context.colorSpace == .displayP3)
    }
}
