internal import Vips

extension RenderStep<SourceContext> {
    /// Channels behind colours and alpha, such as an image editor's masks, are no part of the
    /// picture.
    static let dropFurtherChannels = RenderStep(name: "dropFurtherChannels") {
        image, _ throws(VipsError) in
        let count = image.colorBands + 1
        guard image.hasAlpha, image.bands > count else { return image }
        return try image.bands(0, count: count)
    }
}

extension Image {
    /// Channels before alpha, in an image that has it.
    fileprivate var colorBands: Int {
        switch interpretation {
        case .grey, .grey16: 1
        case .cmyk: 4
        case .srgb, .rgb16: 3
        case .other: min(3, bands - 1)
        }
    }
}
