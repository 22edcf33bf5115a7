/// What a source holds in memory while it is worked on, in bytes: an upper estimate.
struct DecodeCost {
    let bytes: Int

    /// - Parameters:
    ///   - outputs: pixels of the largest picture at all its scales.
    ///   - encoded: bytes of all files together, which are held until all are made.
    init(_ header: SourceHeader, plan: DecodePlan, outputs: Int, encoded: Int) {
        let whole = header.size.area
        let base = whole / (plan.shrink * plan.shrink) * header.bytesPerPixel
        // Base and its upright copy; outputs plain, finished, and in their encoder.
        bytes = 2 * base + Self.codec(header, plan: plan) + 8 * outputs + encoded
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
