/// How a source is decoded so that it is just large enough for everything made from it.
struct DecodePlan: Sendable, Equatable {
    /// What the codec itself leaves out: 1/`codecShrink` of the size.
    let codecShrink: Int
    /// What box averaging takes off the rest, per side.
    let boxShrink: Int
    /// Both together.
    var shrink: Int { codecShrink * boxShrink }

    /// - Parameter needed: the largest scale that any output needs, in output pixels a source
    ///   pixel.
    init(_ header: SourceHeader, needed: Double) {
        let room = 1 / max(needed, .leastNonzeroMagnitude)
        switch header.format {
        case .jpeg:
            // The sizes that libjpeg's scaled inverse DCT has and libvips passes on.
            let headroom =
                header.size.area <= Settings.smallSource
                ? Settings.smallSourceHeadroom : Settings.largePhotoHeadroom
            codecShrink = [8, 4, 2].first { Double($0) <= room / headroom } ?? 1
            boxShrink = codecShrink == 8 ? Self.box(room / 8) : 1
        case .webp:
            codecShrink = max(1, Int(room / Settings.boxHeadroom))
            boxShrink = 1
        case .png, .heic, .avif, .tiff, .gif:
            codecShrink = 1
            boxShrink = Self.box(room)
        }
    }

    private static func box(_ room: Double) -> Int { max(1, Int(room / Settings.boxHeadroom)) }
}

/// What a source holds in memory while it is worked on, in bytes: an upper estimate.
struct DecodeCost {
    let bytes: Int

    /// - Parameter outputs: pixels of all outputs together.
    init(_ header: SourceHeader, plan: DecodePlan, outputs: Int) {
        let whole = header.size.area
        let base = whole / (plan.shrink * plan.shrink) * header.bytesPerPixel
        // Base and its upright copy; an output as floating point, finished and encoded.
        bytes = 2 * base + Self.codec(header, plan: plan) + 8 * outputs
    }

    /// What the codec needs of its own.
    private static func codec(_ header: SourceHeader, plan: DecodePlan) -> Int {
        let whole = header.size.area
        switch header.format {
        // Coefficients of a progressive JPEG: two bytes a sample.
        case .jpeg: return header.isInterlaced ? whole * header.bands * 2 : 0
        case .png: return header.isInterlaced ? whole * header.bytesPerPixel : 0
        case .webp: return whole / (plan.codecShrink * plan.codecShrink) * 4 + whole * 2
        // YUV planes, then interleaved RGB.
        case .heic, .avif: return whole * (header.isEightBit ? 6 : 12)
        case .tiff: return whole * header.bytesPerPixel
        case .gif: return whole * 8
        }
    }
}
