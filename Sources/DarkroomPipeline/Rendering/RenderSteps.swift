internal import Vips

/// What happens to a picture, in order. A step decides itself whether it has work, and is one file.
enum RenderSteps {
    /// Once a source, while its pixels stream out of the codec.
    static let perSource: [RenderStep<SourceContext>] = [
        .dropFurtherChannels,  // what is neither colour nor alpha
        .shrinkByBoxes,  // formats whose codec can't decode small
        .convertColor,  // ICC, CMYK, grey, 16 bit → 8 bit in the output's colour space
        .holdInMemory,  // the one decode; everything below starts from here
        .turnUpright,  // EXIF orientation
        .dropOpaqueAlpha,  // an alpha channel that says nothing
    ]

    /// Once a picture.
    static let perPicture: [RenderStep<PictureContext>] = [
        .dropAlphaOutOfSight  // transparency that the crop does not show
    ]

    /// Once a scale, from the decoded source or from a larger scale.
    static let perScale: [RenderStep<ScaleContext>] = [
        .resample  // what the crop shows, at the exact pixel size
    ]

    /// Once a file.
    static let perFile: [RenderStep<FinishContext>] = [
        .flatten,  // on the background, for formats without alpha
        .overlay,  // once, always over the plain picture
        .stripMetadata,  // everything but a wide-gamut profile
    ]
}

/// One image-to-image step.
struct RenderStep<Context>: Sendable {
    let name: String
    let apply: @Sendable (Image, Context) throws(VipsError) -> Image
}

extension Array {
    /// The image after all steps.
    func reduced<Context>(
        _ image: Image, _ context: Context
    ) throws(VipsError) -> Image where Element == RenderStep<Context> {
        var image = image
        for step in self { image = try step.apply(image, context) }
        return image
    }
}
