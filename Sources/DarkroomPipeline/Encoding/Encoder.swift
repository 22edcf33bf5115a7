internal import Vips

/// Makes a file's bytes of a finished picture, with no metadata in them.
struct Encoder {
    let quality: RecipeQuality
    let colorSpace: OutputColorSpace

    /// - Parameter image: finished; its only field is the profile of a wide-gamut output.
    func encode(_ image: Image, as format: OutputFormat) throws(VipsError) -> [UInt8] {
        // The saver's own stripping drops the profile too. Without it the JPEG and PNG savers add
        // an EXIF block of their own, which is then cut out.
        let strip = colorSpace == .srgb
        let bytes = try image.encoded(as: encoding(format), strip: strip)
        guard !strip else { return bytes }
        switch format {
        case .jpeg: return JPEGSegments.withoutEXIF(bytes)
        case .png: return PNGChunks.withoutEXIF(bytes)
        case .webp: return WebPChunks.withoutEXIF(bytes)
        case .avif, .heic: return bytes
        }
    }

    private func encoding(_ format: OutputFormat) -> Image.Encoding {
        switch format {
        case .jpeg: .jpeg(quality: quality.jpeg)
        case .png: .png
        case .webp: .webp(quality: quality.webp)
        case .avif: .avif(quality: quality.avif)
        case .heic: .heic(quality: quality.heic)
        }
    }
}
