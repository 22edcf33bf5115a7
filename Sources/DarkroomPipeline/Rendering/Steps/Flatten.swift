internal import Vips

extension RenderStep<FinishContext> {
    /// Puts a transparent picture on the background where the format has no alpha.
    static let flatten = RenderStep(name: "flatten") { image, context throws(VipsError) in
        guard image.hasAlpha, let background = context.background else { return image }
        return try image.flattened(on: background.channels.map(Double.init))
    }
}
