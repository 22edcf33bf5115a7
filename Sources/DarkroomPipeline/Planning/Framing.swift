internal import DarkroomManifest

/// The geometry of one picture of one source: what is cut out, and which scales it can fill.
struct Framing: Sendable, Equatable {
    /// In pixels of the upright source.
    let crop: Manifest.Crop
    /// The scales to make, ascending.
    let made: [ScaledSize]
    /// The scales left out, ascending.
    let omitted: [Manifest.OmittedScale]

    /// A picture of `points` at `scales` from an upright `source`, around a focal point.
    ///
    /// Aspect-fill: the largest crop with the picture's aspect ratio, the focal point as near its
    /// middle as the edges allow. A scale that has more pixels than the crop is left out; if none
    /// can be filled, scale 1 is made by enlarging.
    init(points: Manifest.Size, scales: [Int], source: PixelSize, focus: CatalogPoint) {
        let cut = Self.largestCrop(in: source, like: points)
        crop = Manifest.Crop(
            x: Self.start(of: cut.width, in: source.width, around: focus.x),
            y: Self.start(of: cut.height, in: source.height, around: focus.y),
            width: cut.width, height: cut.height)
        let sizes = scales.map { ScaledSize(points: points, scale: $0, crop: cut) }
        let filled = sizes.filter { !$0.enlarged }
        let kept = filled.isEmpty ? [ScaledSize(points: points, scale: 1, crop: cut)] : filled
        let fills = min(
            Double(cut.width) / points.width, Double(cut.height) / points.height)
        let available = (fills * 100 + 1e-9).rounded(.down) / 100
        made = kept
        omitted = sizes.filter { size in !kept.contains { $0.scale == size.scale } }
            .map { Manifest.OmittedScale(scale: $0.scale, available: available) }
    }

    /// The largest scale of the crop, in output pixels a source pixel, that any output needs.
    var neededScale: Double {
        made.map { size in
            max(
                Double(size.pixels.width) / Double(crop.width),
                Double(size.pixels.height) / Double(crop.height))
        }.max() ?? 1
    }

    /// Multiplies before it divides: through the aspect ratio, which binary fractions rarely hit, a
    /// half would be rounded down now and then.
    private static func largestCrop(in source: PixelSize, like points: Manifest.Size) -> PixelSize {
        let width = (Double(source.height) * points.width / points.height).roundedHalfUp
        guard width > source.width else {
            return PixelSize(width: max(1, width), height: source.height)
        }
        let height = (Double(source.width) * points.height / points.width).roundedHalfUp
        return PixelSize(width: source.width, height: min(max(1, height), source.height))
    }

    private static func start(of length: Int, in whole: Int, around focus: Double) -> Int {
        let wanted = (focus * Double(whole) - Double(length) / 2).roundedHalfUp
        return min(max(0, wanted), whole - length)
    }
}

/// A picture at one scale.
struct ScaledSize: Sendable, Equatable {
    /// Pixels a point.
    let scale: Int
    /// Points × scale, rounded half up.
    let pixels: PixelSize
    /// Whether the crop has fewer pixels.
    let enlarged: Bool

    init(points: Manifest.Size, scale: Int, crop: PixelSize) {
        self.scale = scale
        pixels = PixelSize(
            width: max(1, (points.width * Double(scale)).roundedHalfUp),
            height: max(1, (points.height * Double(scale)).roundedHalfUp))
        enlarged = crop.width < pixels.width || crop.height < pixels.height
    }
}
