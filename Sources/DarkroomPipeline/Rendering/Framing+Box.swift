internal import DarkroomManifest
internal import Vips

extension Framing {
    /// The crop in pixels of the decoded image, with fractions.
    ///
    /// - Parameter scale: how large the `source` was decoded. Codecs and boxes round a side up, so
    ///   its last pixel stands for fewer of the source; the scale is then this one, not the quotient of
    ///   the sides.
    func box(in image: Image, of source: PixelSize, decodedAt scale: DecodeScale) -> Image.Box {
        let across = Self.factor(image.width, of: source.width, scale)
        let down = Self.factor(image.height, of: source.height, scale)
        return Image.Box(
            x: Double(crop.x) * across, y: Double(crop.y) * down,
            width: Double(crop.width) * across, height: Double(crop.height) * down)
    }

    private static func factor(_ side: Int, of source: Int, _ scale: DecodeScale) -> Double {
        side == scale.side(of: source) ? scale.factor : Double(side) / Double(source)
    }
}
