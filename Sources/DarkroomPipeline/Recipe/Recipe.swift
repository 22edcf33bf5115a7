internal import DarkroomManifest

/// How pictures are made: sizes, scales, overlay, formats, limits. Every value has a default, so
/// `Recipe()` is the effective recipe where there is no file.
public struct Recipe: Sendable, Equatable {
    /// Screen width in points, 1 to 4096. `393` by default. A header is as wide as the screen.
    public var screenWidth: Double = 393
    /// Pixels a point, each 1 to 10, ascending and unique. `[1, 2, 3]` by default.
    public var scales: [Int] = [1, 2, 3]
    /// Size of each role; a role that is missing here is switched off.
    public var roles: [RecipeRole: RoleSize] = Recipe.defaultRoles
    /// What lies over the headers.
    public var overlay = RecipeOverlay()
    /// In order; each gives one variant a scale. `[.auto]` by default.
    public var formats: [FormatChoice] = [.auto]
    /// Encoder quality.
    public var quality = RecipeQuality()
    /// Colour space of every output. `.srgb` by default.
    public var colorSpace: OutputColorSpace = .srgb
    /// How a focal point is found where the catalog gives none. `.attention` by default.
    public var crop: CropStrategy = .attention
    /// What transparency is flattened on for formats without alpha. White by default.
    public var background = RGBColor(red: 255, green: 255, blue: 255)
    /// What a single source may cost.
    public var limits = RecipeLimits()

    /// The recipe with every default.
    public init() {}

    /// What lies over pictures of a role; nil: nothing.
    func overlay(over role: RecipeRole) -> RecipeOverlay? {
        role.isHeader && overlay.opacity > 0 ? overlay : nil
    }

    /// Sizes in points, from the screens of the three apps.
    public static let defaultRoles: [RecipeRole: RoleSize] = [
        .focusThumbnail: RoleSize(width: 172, height: 172),
        .quickFocusThumbnail: RoleSize(width: 172, height: 172),
        .tripCover: RoleSize(width: 352, height: 264),
        .tripGallery: RoleSize(width: 128, height: 128),
        .tripHeaderCollapsed: RoleSize(width: nil, height: 150),
        .tripHeaderExpanded: RoleSize(width: nil, height: 457),
        .bookCover: RoleSize(width: 100, height: 150),
    ]
}

/// The roles a picture can have, by the names that the recipe uses.
public enum RecipeRole: String, Sendable, CaseIterable {
    case focusThumbnail = "focus.thumbnail"
    case quickFocusThumbnail = "quickFocus.thumbnail"
    case tripCover = "trip.cover"
    case tripGallery = "trip.gallery"
    case tripHeaderCollapsed = "trip.header.collapsed"
    case tripHeaderExpanded = "trip.header.expanded"
    case bookCover = "book.cover"

    /// Whether it is a background header: as wide as the screen and under the overlay.
    public var isHeader: Bool { self == .tripHeaderCollapsed || self == .tripHeaderExpanded }
}

/// A size in points.
public struct RoleSize: Sendable, Equatable {
    /// Points, 1 to 4096; nil: as wide as the screen (headers).
    public var width: Double?
    /// Points, 1 to 4096.
    public var height: Double
}

/// A flat colour laid over a picture.
public struct RecipeOverlay: Sendable, Equatable {
    /// Black by default.
    public var color = RGBColor(red: 0, green: 0, blue: 0)
    /// 0 (nothing) to 1 (only the colour). `0.1` by default.
    public var opacity: Double = 0.1
}

/// A colour in the output's encoded colour space, 8 bits a channel; written `#rrggbb`.
public struct RGBColor: Sendable, Equatable {
    /// 0 to 255.
    public var red: UInt8
    /// 0 to 255.
    public var green: UInt8
    /// 0 to 255.
    public var blue: UInt8
}

/// What the recipe may ask for as an output format.
public enum FormatChoice: String, Sendable, CaseIterable {
    /// JPEG when the picture is opaque, PNG when any pixel is not.
    case auto
    case jpeg, png, webp, avif, heic
}

/// Encoder quality, 1 to 100 each.
public struct RecipeQuality: Sendable, Equatable {
    /// `80` by default.
    public var jpeg = 80
    /// `80` by default.
    public var webp = 80
    /// `50` by default.
    public var avif = 50
    /// `60` by default.
    public var heic = 60

    /// Of a format; nil: it has none, it loses nothing.
    func value(for format: OutputFormat) -> Int? {
        switch format {
        case .jpeg: jpeg
        case .webp: webp
        case .avif: avif
        case .heic: heic
        case .png: nil
        }
    }
}

/// Colour space of the outputs.
public enum OutputColorSpace: String, Sendable, CaseIterable {
    /// sRGB, untagged.
    case srgb
    /// Display P3, with its profile embedded.
    case displayP3 = "display-p3"
}

/// How the focal point of a source is found.
public enum CropStrategy: String, Sendable, CaseIterable {
    case attention, entropy, centre
}

/// Bounds for a single source.
public struct RecipeLimits: Sendable, Equatable {
    /// Pixels of the source, 1 to 4,000,000,000. `268000000` by default.
    public var maxPixels = 268_000_000
    /// Bytes of the source file, 1 to 17,179,869,184. `536870912` (512 MiB) by default.
    public var maxFileBytes = 536_870_912
    /// Seconds that one source may take, 1 to 86,400. `120` by default.
    public var timeoutSeconds: Double = 120

    /// Whether a source of an earlier build is still within them.
    func allow(_ source: Manifest.Source) -> Bool {
        source.width * source.height <= maxPixels && source.bytes <= maxFileBytes
    }
}
