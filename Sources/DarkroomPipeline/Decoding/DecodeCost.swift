/// What a source holds in memory while it is worked on, in bytes: an upper estimate.
struct DecodeCost {
    let bytes: Int

    /// Outputs plain, finished, and in their encoder.
    static let perOutputPixel = 8

    /// - Parameters:
    ///   - outputs: pixels of the largest picture at all its scales.
    ///   - encoded: bytes of all files together, which are held until all are made.
    init(_ header: SourceHeader, plan: DecodePlan, outputs: Int, encoded: Int) {
        let base = plan.scale.area(of: header.size.area) * header.bytesPerPixel
        // Base and its upright copy.
        bytes =
            2 * base + Self.codec(header, plan: plan) + Self.perOutputPixel * outputs + encoded
    }

    /// What the codec needs of its own.
    private static func codec(_ header: SourceHeader, plan: DecodePlan) -> Int {
        let whole = header.size.area
        switch header.format {
        case .jpeg: return jpeg(header, plan: plan)
        case .png: return header.isInterlaced ? whole * header.bytesPerPixel : 0
        case .webp: return plan.codecScale.area(of: whole) * 4 + whole * 2
        // YUV planes, copied once, interleaved RGB, and the codec's records of every block (7.4 bytes
        // a pixel measured).
        case .heic, .avif: return whole * (header.isEightBit ? 8 : 16)
        case .tiff: return whole * header.bytesPerPixel
        case .gif: return whole * 8
        }
    }

    /// Coefficients of a progressive JPEG, two bytes a sample; pixels that boxes are still to shrink.
    private static func jpeg(_ header: SourceHeader, plan: DecodePlan) -> Int {
        let coefficients = header.isInterlaced ? header.size.area * header.bands * 2 : 0
        guard plan.boxShrink > 1 else { return coefficients }
        return coefficients + plan.codecScale.area(of: header.size.area) * header.bands
    }
}
