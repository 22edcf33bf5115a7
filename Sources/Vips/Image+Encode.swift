extension Image {
    /// How an image is written.
    public enum Encoding: Sendable, Equatable {
        /// Quality 1 to 100.
        case jpeg(quality: Int)
        case png
        /// Quality 1 to 100.
        case webp(quality: Int)
        /// Quality 1 to 100.
        case avif(quality: Int)
        /// Quality 1 to 100.
        case heic(quality: Int)
    }

    /// The bytes of a file in that format. Whatever metadata the image has goes with it, see
    /// ``withoutMetadata(keepingProfile:)``.
    ///
    /// - Parameter strip: let the saver leave out what it would add by itself. It also drops the
    ///   profile, so an image with one to keep takes `false`.
    public func encoded(as encoding: Encoding, strip: Bool) throws(VipsError) -> [UInt8] {
        switch encoding {
        case .jpeg(let quality):
            try encodedAsJPEG(quality: quality, profile: strip ? nil : profile)
        case .png:
            try Operation(
                "pngsave_buffer",
                ["in": .image(self), "compression": .int(6), "strip": .bool(strip)]
            ).bytes("buffer")
        case .webp(let quality):
            try Operation(
                "webpsave_buffer",
                ["in": .image(self), "Q": .int(quality), "strip": .bool(strip)]
            ).bytes("buffer")
        case .avif(let quality), .heic(let quality):
            try Operation(
                "heifsave_buffer",
                [
                    "in": .image(self), "Q": .int(quality),
                    "compression": .named(isAVIF(encoding) ? "av1" : "hevc"),
                    "strip": .bool(strip),
                ]
            ).bytes("buffer")
        }
    }

    private func isAVIF(_ encoding: Encoding) -> Bool {
        if case .avif = encoding { true } else { false }
    }
}
