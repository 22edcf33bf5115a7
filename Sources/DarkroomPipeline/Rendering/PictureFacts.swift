internal import DarkroomManifest
internal import Vips

/// What the manifest says of a picture's looks, measured on its smallest scale, in sRGB.
struct PictureFacts: Codable, Sendable, Equatable {
    let dominantColor: String
    let thumbHash: String
    let legibility: Manifest.Legibility?

    /// - Parameters:
    ///   - plain: the picture before anything lies over it.
    ///   - finished: the same after every step.
    init(
        _ request: PictureRequest, plain: Image, finished: Image, recipe: Recipe
    ) throws(VipsError) {
        let srgb = try Self.inSRGB(finished, recipe)
        dominantColor = DominantColor.hex(rgba: try srgb.rgba())
        thumbHash = try Self.thumbHash(srgb)
        legibility = try Self.legibility(request, plain: plain, recipe)
    }

    private static func inSRGB(_ image: Image, _ recipe: Recipe) throws(VipsError) -> Image {
        guard recipe.colorSpace != .srgb else { return image }
        guard image.hasAlpha else { return try image.converted(to: .srgb, fallback: .displayP3) }
        let last = image.bands - 1
        let colors = try image.bands(0, count: last).converted(to: .srgb, fallback: .displayP3)
        return try colors.joined(with: image.band(last))
    }

    private static func thumbHash(_ image: Image) throws(VipsError) -> String {
        let longest = Double(max(image.width, image.height))
        let factor = min(1, Double(ThumbHash.maxSide) / longest)
        let small = try image.inMemory().resampled(
            image.wholeBox,
            width: max(1, (Double(image.width) * factor).roundedHalfUp),
            height: max(1, (Double(image.height) * factor).roundedHalfUp))
        return ThumbHash(width: small.width, height: small.height, rgba: try small.rgba()).base64
    }

    private static func legibility(
        _ request: PictureRequest, plain: Image, _ recipe: Recipe
    ) throws(VipsError) -> Manifest.Legibility? {
        let size = request.size
        guard let zone = TitleZone(role: request.role, width: size.width, height: size.height)
        else { return nil }
        let across = Double(plain.width) / size.width
        let down = Double(plain.height) / size.height
        let left = (zone.x * across).roundedHalfUp
        let top = (zone.y * down).roundedHalfUp
        let right = min(plain.width, ((zone.x + zone.width) * across).roundedHalfUp)
        let bottom = min(plain.height, ((zone.y + zone.height) * down).roundedHalfUp)
        let cut = try plain.cropped(
            x: min(left, plain.width - 1), y: min(top, plain.height - 1),
            width: max(1, right - left), height: max(1, bottom - top))
        let opaque = try inSRGB(
            cut.flattened(on: recipe.background.channels.map(Double.init)), recipe)
        return Legibility.measure(
            rgb: try opaque.pixels(), overlay: recipe.overlay.color,
            opacity: recipe.overlay.opacity)
    }
}

extension PictureFacts {
    /// Facts that were measured before.
    init(dominantColor: String, thumbHash: String, legibility: Manifest.Legibility?) {
        self.dominantColor = dominantColor
        self.thumbHash = thumbHash
        self.legibility = legibility
    }
}

extension Image {
    /// Samples as red, green, blue, alpha.
    fileprivate func rgba() throws(VipsError) -> [UInt8] {
        let samples = try pixels()
        guard !hasAlpha else { return samples }
        return [UInt8](unsafeUninitializedCapacity: samples.count / 3 * 4) { buffer, filled in
            for pixel in 0..<samples.count / 3 {
                buffer[pixel * 4] = samples[pixel * 3]
                buffer[pixel * 4 + 1] = samples[pixel * 3 + 1]
                buffer[pixel * 4 + 2] = samples[pixel * 3 + 2]
                buffer[pixel * 4 + 3] = 255
            }
            filled = samples.count / 3 * 4
        }
    }
}
