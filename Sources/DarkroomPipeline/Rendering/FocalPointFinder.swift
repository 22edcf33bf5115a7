internal import DarkroomManifest
internal import Vips

/// Finds the point of a source that crops should keep in view, where the catalog gives none.
struct FocalPointFinder {
    let strategy: CropStrategy
    /// What transparency is looked at on.
    let background: RGBColor

    /// The focal point of an upright, decoded source.
    func find(in image: Image) throws(VipsError) -> Manifest.FocalPoint {
        switch strategy {
        case .centre: return point(0.5, 0.5)
        case .attention: return try attention(try shrunk(opaque(image)))
        case .entropy: return try middleOfEntropy(try shrunk(opaque(image)))
        }
    }

    private func attention(_ image: Image) throws(VipsError) -> Manifest.FocalPoint {
        let side = Double(windowSide(image))
        let small = try image.resampled(
            image.wholeBox, width: AttentionMap.side, height: AttentionMap.side)
        let spot = try AttentionMap(pixels: small.rgbPixels())
            .focus(
                cropWidth: side / Double(image.width), height: side / Double(image.height))
        return point(spot.x, spot.y)
    }

    private func middleOfEntropy(_ image: Image) throws(VipsError) -> Manifest.FocalPoint {
        let side = windowSide(image)
        let corner = try image.entropy(width: side, height: side)
        return point(
            (Double(corner.x + side / 2) + 0.5) / Double(image.width),
            (Double(corner.y + side / 2) + 0.5) / Double(image.height))
    }

    /// Half the shorter side, in pixels: about the part that the smaller crops show.
    private func windowSide(_ image: Image) -> Int { max(1, min(image.width, image.height) / 2) }

    private func opaque(_ image: Image) throws(VipsError) -> Image {
        try image.flattened(on: background.channels.map(Double.init))
    }

    private func shrunk(_ image: Image) throws(VipsError) -> Image {
        let box = max(image.width, image.height) / Settings.focusSide
        guard box > 1 else { return image }
        return try image.averaged(across: min(box, image.width), down: min(box, image.height))
    }

    /// Four decimals: finer than a pixel of any screen, and free of noise in the manifest.
    private func point(_ x: Double, _ y: Double) -> Manifest.FocalPoint {
        func rounded(_ part: Double) -> Double {
            min(1, max(0, Double((part * 10_000).roundedHalfUp) / 10_000))
        }
        return Manifest.FocalPoint(x: rounded(x), y: rounded(y), origin: strategy.rawValue)
    }
}
