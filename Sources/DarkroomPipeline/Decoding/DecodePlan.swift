/// How a source is decoded so that it is just large enough for everything made from it.
struct DecodePlan: Sendable, Equatable {
    /// What the codec itself makes of it.
    let codecScale: DecodeScale
    /// What box averaging takes off the rest, per side.
    let boxShrink: Int
    /// Both together.
    var scale: DecodeScale { codecScale.divided(by: boxShrink) }

    /// - Parameters:
    ///   - size: pixels of the source.
    ///   - needed: the largest scale that any output needs, in output pixels a source pixel.
    init(_ format: SourceFormat, size: PixelSize, needed: Double) {
        let room = 1 / max(needed, .leastNonzeroMagnitude)
        switch format {
        case .jpeg:
            let eighths = JPEGEighths.fewest(area: size.area, needed: needed)
            codecScale = DecodeScale(numerator: eighths, denominator: 8)
            boxShrink = eighths == 1 ? Self.box(room / 8) : 1
        case .webp:
            codecScale = .one(in: Self.box(room))
            boxShrink = 1
        case .png, .heic, .avif, .tiff, .gif:
            codecScale = .one(in: 1)
            boxShrink = Self.box(room)
        }
    }

    private static func box(_ room: Double) -> Int { max(1, Int(room / Settings.boxHeadroom)) }
}
