/// What an app's build tool wants its pictures in.
public enum ExportForm: String, Sendable, CaseIterable {
    /// An asset catalog of Xcode, with a Swift file of its names.
    case xcassets
    /// Drawable resources of Android.
    case android

    /// Formats that its build tool takes, by the manifest's names.
    ///
    /// Android decodes AVIF from API 31 and HEIC from API 28 on only, and a resource can't have another
    /// file for older systems: neither is exported.
    var formats: Set<String> {
        switch self {
        case .xcassets: ["jpeg", "png", "heic"]
        case .android: ["jpeg", "png", "webp"]
        }
    }

    /// Scales that it has a place for, in pixels a point, and what the place is called.
    var places: [(scale: Int, name: String)] {
        switch self {
        case .xcassets: [(1, "1x"), (2, "2x"), (3, "3x")]
        case .android: [(1, "mdpi"), (2, "xhdpi"), (3, "xxhdpi"), (4, "xxxhdpi")]
        }
    }

    /// What takes the pictures, to begin a message with.
    var taker: String {
        switch self {
        case .xcassets: "asset catalogs take"
        case .android: "Android's resources take"
        }
    }

    /// Whether a file's name without its extensions must be the only one in its folder.
    var hasNamesWithoutExtension: Bool { self == .android }

    /// Name of the file in the destination that lists what was exported there.
    var recordName: String { ".darkroom-\(rawValue).sha256" }
}
