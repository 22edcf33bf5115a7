internal import DarkroomManifest
internal import Vips

extension Framing {
    /// The crop in pixels of the decoded image, with fractions.
    ///
    /// - Parameter shrink: how much the `source` was shrunk when it was decoded, per side. Codecs
    ///   and boxes round a side up, so its last pixel stands for fewer of the source; the scale is
    ///   then the shrink, not the quotient of the sides.
    func box(in image: Image, of source: PixelSize, shrunkBy shrink: Int) -> Image.Box {
        let across = Self.scale(image.width, of: source.width, shrunkBy: shrink)
        let down = Self.scale(image.height, of: source.height, shrunkBy: shrink)
        return Image.Box(
            x: Double(crop.x) * across, y: Double(crop.y) * down,
            width: Double(crop.width) * across, height: Double(crop.height) * down)
    }

    private static func scale(_ side: Int, of source: Int, shrunkBy shrink: Int) -> Double {
        let rounded = (source + shrink - 1) / shrink
        return side == rounded ? 1 / Double(shrink) : Double(side) / Double(source)
    }
}
