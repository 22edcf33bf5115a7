internal import DarkroomManifest
internal import Vips

/// Finds the point of a source that crops should keep in view, where the catalog gives none.
struct FocalPointFinder {
    let strategy: CropStrategy
    /// What transparency is looked at on.
    let background: RGBColor

    /// The focal point of an upright, decoded source.
    func find(in image: Image) throws(VipsError) -> Manifest.FocalPoint {
        guard strategy != .centre else { return point(0.5, 0.5) }
        let small = try shrunk(image.flattened(on: background.channels.map(Double.init)))
        // Half the shorter side: about the part that the smaller crops show.
        let side = max(1, min(small.width, small.height) / 2)
        let spot =
            strategy == .attention
            ? try small.attention(width: side, height: side)
            : try middleOfEntropy(small, side: side)
        return point(
            (Double(spot.x) + 0.5) / Double(small.width),
            (Double(spot.y) + 0.5) / Double(small.height))
    }

    private func middleOfEntropy(
        _ image: Image, side: Int
    ) throws(VipsError) -> (x: Int, y: Int) {
        let corner = try image.entropy(width: side, height: side)
        return (corner.x + side / 2, corner.y + side / 2)
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
