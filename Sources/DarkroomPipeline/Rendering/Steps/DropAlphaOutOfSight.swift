internal import Vips

extension RenderStep<PictureContext> {
    /// A picture whose crop is opaque everywhere needs no alpha channel, whatever the rest of its
    /// source has.
    static let dropAlphaOutOfSight = RenderStep(name: "dropAlphaOutOfSight") {
        image, context throws(VipsError) in
        guard image.hasAlpha, try image.isOpaque(within: context.crop) else { return image }
        return try image.bands(0, count: image.bands - 1).inMemory()
    }
}

extension Image {
    /// Whether every pixel that a box touches is opaque.
    fileprivate func isOpaque(within box: Box) throws(VipsError) -> Bool {
        let left = min(width - 1, Int(box.x.rounded(.down)))
        let top = min(height - 1, Int(box.y.rounded(.down)))
        let right = min(width, Int((box.x + box.width).rounded(.up)))
        let bottom = min(height, Int((box.y + box.height).rounded(.up)))
        let cut = try cropped(
            x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
        return try cut.band(bands - 1).minimum() == 255
    }
}
