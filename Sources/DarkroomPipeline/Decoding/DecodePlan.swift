/// How a source is decoded so that it is just large enough for everything made from it.
struct DecodePlan: Sendable, Equatable {
    /// What the codec itself leaves out: 1/`codecShrink` of the size.
    let codecShrink: Int
    /// What box averaging takes off the rest, per side.
    let boxShrink: Int
    /// Both together.
    var shrink: Int { codecShrink * boxShrink }

    /// - Parameters:
    ///   - size: pixels of the source.
    ///   - needed: the largest scale that any output needs, in output pixels a source pixel.
    init(_ format: SourceFormat, size: PixelSize, needed: Double) {
        let room = 1 / max(needed, .leastNonzeroMagnitude)
        switch format {
        case .jpeg:
            // The sizes that libjpeg's scaled inverse DCT has and libvips passes on.
            let headroom =
                size.area <= Settings.smallSource
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
