internal import DarkroomManifest
internal import Vips

/// What is known of a source before its pixels are decoded.
struct SourceHeader: Sendable {
    let format: SourceFormat
    /// Pixels, upright.
    let size: PixelSize
    /// EXIF orientation, 1 to 8.
    let orientation: Int
    /// Channels, alpha included.
    let bands: Int
    let isEightBit: Bool
    /// Whether the whole picture must be in memory before its first line comes out.
    let isInterlaced: Bool
    /// The embedded ICC profile.
    let profile: [UInt8]?

    /// Bytes a decoded pixel takes.
    var bytesPerPixel: Int { bands * (isEightBit ? 1 : 2) }

    /// Reads the header of a file and refuses what can't or may not be decoded.
    static func read(
        _ file: borrowing SourceFile, limits: RecipeLimits
    ) throws(SourceFailure) -> SourceHeader {
        let format = try sniff(file)
        guard !Ballast.isTooMuch(file, format: format) else {
            throw SourceFailure(
                code: .tooLarge, stage: .inspect,
                message: "it carries too much beside its picture (metadata, profile, pages: more"
                    + " than \(Settings.mostBallast) bytes); export it without")
        }
        let image: Image
        do throws(VipsError) {
            image = try Image.open(try file.source(), with: format.loader)
        } catch {
            throw damaged(file, format: format, stage: .inspect, error)
        }
        guard image.hasPhotoSamples else {
            throw SourceFailure(
                code: .unsupportedFormat, stage: .inspect,
                message: "its samples are not grey, RGB or CMYK of 8 or 16 bits; export it so")
        }
        let header = SourceHeader(image, format: format)
        let pixels = header.size.width * header.size.height
        guard pixels <= limits.maxPixels else {
            throw SourceFailure(
                code: .tooLarge, stage: .inspect,
                message: "it has \(header.size.width) × \(header.size.height) pixels, more than"
                    + " limits.maxPixels allows (\(limits.maxPixels))")
        }
        return header
    }

    private init(_ image: Image, format: SourceFormat) {
        let orientation = image.orientation
        let stored = PixelSize(width: image.width, height: image.height)
        self.format = format
        self.orientation = orientation
        size = orientation >= 5 ? stored.turned : stored
        bands = image.bands
        isEightBit = image.isEightBit
        isInterlaced = image.isInterlaced
        profile = image.profile
    }

    /// The failure for a file that the codec gave up on: cut short if its structure says so.
    static func damaged(
        _ file: borrowing SourceFile, format: SourceFormat, stage: Stage, _ error: VipsError
    ) -> SourceFailure {
        let cut = Completeness.isCutShort(file, format: format)
        return SourceFailure(
            code: cut ? .truncated : .corrupt, stage: stage,
            message: cut
                ? "the \(format.rawValue) file ends too early; copy or export it again"
                : "the \(format.rawValue) file is damaged; copy or export it again",
            detail: error.detail)
    }

    private static func sniff(_ file: borrowing SourceFile) throws(SourceFailure) -> SourceFormat {
        let prefix = file.bytes(SourceFormat.prefixLength)
        if let format = SourceFormat(prefix: prefix) { return format }
        if let name = SourceFormat.unsupportedName(prefix: prefix) {
            throw SourceFailure(
                code: .unsupportedFormat, stage: .inspect,
                message: "it is \(name); export it as JPEG, PNG, WebP, HEIC, AVIF, TIFF or GIF")
        }
        throw SourceFailure(
            code: .notAnImage, stage: .inspect,
            message: "its content is no picture format that is known, whatever its name says")
    }
}
