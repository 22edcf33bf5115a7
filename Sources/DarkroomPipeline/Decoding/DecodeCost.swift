/// What a source holds in memory while it is worked on, in bytes: an upper estimate.
struct DecodeCost {
    let bytes: Int

    /// - Parameter outputs: pixels of all outputs of one picture together.
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
        // YUV planes, copied once, interleaved RGB, and the codec's records of every block (7.4 bytes
        // a pixel measured).
        case .heic, .avif: return whole * (header.isEightBit ? 8 : 16)
        case .tiff: return whole * header.bytesPerPixel
        case .gif: return whole * 8
        }
    }
}
