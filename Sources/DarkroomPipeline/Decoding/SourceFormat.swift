internal import Vips

/// The formats that sources may have, told by content.
enum SourceFormat: String, Sendable {
    case jpeg, png, webp, heic, avif, tiff, gif

    /// How many first bytes `init(prefix:)` wants to see.
    static let prefixLength = 512

    /// The format that begins like this; nil if it is none of ours.
    init?(prefix: [UInt8]) {
        if prefix.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if prefix.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if prefix.has("GIF87a", at: 0) || prefix.has("GIF89a", at: 0) {
            self = .gif
        } else if prefix.has("RIFF", at: 0) && prefix.has("WEBP", at: 8) {
            self = .webp
        } else if Self.tiffHeads.contains(where: prefix.starts(with:)) {
            self = .tiff
        } else if let container = Self.heifFormat(prefix) {
            self = container
        } else {
            return nil
        }
    }

    /// libvips' loader for it.
    var loader: Image.Loader {
        switch self {
        case .jpeg: .jpeg
        case .png: .png
        case .webp: .webp
        case .heic, .avif: .heif
        case .tiff: .tiff
        case .gif: .gif
        }
    }

    /// Classic TIFF and BigTIFF, in both byte orders (TIFF 6.0, section 2).
    private static let tiffHeads: [[UInt8]] = [
        [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A],
        [0x49, 0x49, 0x2B, 0x00], [0x4D, 0x4D, 0x00, 0x2B],
    ]

    /// Brands of ISO/IEC 23008-12 (HEIF) and of AVIF, from the file type box.
    private static func heifFormat(_ prefix: [UInt8]) -> SourceFormat? {
        guard prefix.has("ftyp", at: 4) else { return nil }
        let length = min(prefix.bigEndian(4, at: 0), prefix.count)
        let brands = stride(from: 8, to: max(8, length - 3), by: 4).filter { $0 != 12 }
            .map { String(decoding: prefix[$0..<$0 + 4], as: UTF8.self) }
        if brands.contains(where: ["avif", "avis"].contains) { return .avif }
        let heif: Set = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
        return brands.contains(where: heif.contains) ? .heic : nil
    }
}

extension SourceFormat {
    /// The name of a picture format that is known but not taken, by its first bytes.
    static func unsupportedName(prefix: [UInt8]) -> String? {
        if let found = signatures.first(where: { prefix.has($0.mark, at: $0.offset) }) {
            return found.name
        }
        let text = String(decoding: prefix, as: UTF8.self).lowercased()
        return text.contains("<svg") ? "an SVG drawing" : nil
    }

    private static let signatures: [(mark: String, offset: Int, name: String)] = [
        ("%PDF-", 0, "a PDF"), ("%!PS", 0, "a PostScript file"), ("8BPS", 0, "a Photoshop file"),
        ("BM", 0, "a BMP"), ("\0\0\0\u{0C}JXL ", 0, "a JPEG XL"), ("jP  ", 4, "a JPEG 2000"),
        ("v/1\u{01}", 0, "an OpenEXR"), ("#?RADIANCE", 0, "a Radiance HDR"),
        ("SIMPLE  =", 0, "a FITS"), ("MATLAB", 0, "a MATLAB file"), ("P5", 0, "a PGM"),
        ("P6", 0, "a PPM"), ("P7", 0, "a PAM"), ("qoif", 0, "a QOI"),
        ("gimp xcf", 0, "a GIMP file"),
        ("\0\0\u{01}\0", 0, "an icon file"), ("\u{1F}", 0, "a compressed file"),
    ]
}
