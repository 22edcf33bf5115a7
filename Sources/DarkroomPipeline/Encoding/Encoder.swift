internal import Vips

/// Makes a file's bytes of a finished picture, with no metadata in them.
struct Encoder {
    let quality: RecipeQuality
    let colorSpace: OutputColorSpace

    /// - Parameter image: finished; its only field is the profile of a wide-gamut output.
    func encode(_ image: Image, as format: OutputFormat) throws(VipsError) -> [UInt8] {
        // The saver's own stripping drops the profile too, and libvips before 8.14.2 ignores it for
        // WebP. Without it savers add an EXIF block of their own, which is then cut out.
        let bytes = try image.encoded(as: encoding(format), strip: colorSpace == .srgb)
        switch format {
        case .jpeg: return bytes
        case .png: return PNGChunks.withoutMetadata(bytes)
        case .webp: return WebPChunks.withoutMetadata(bytes)
        case .avif, .heic: return HEIFItems.withoutMetadata(bytes)
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
