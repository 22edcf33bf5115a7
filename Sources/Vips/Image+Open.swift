internal import CVips

extension Image {
    /// The loaders that may be used, by what they read.
    public enum Loader: String, Sendable {
        case jpeg, png, webp, heif, tiff
        /// libnsgif's.
        case gif
    }

    /// How much trouble in a file makes it fail.
    public enum FailOn: String, Sendable {
        /// Missing data.
        case truncated
        /// Anything that the codec remarks on.
        case warning
    }

    /// Opens the first frame, first page or primary image of a source. Reads the header; pixels
    /// are decoded later, from top to bottom, once.
    ///
    /// - Parameter shrink: decode at 1/shrink of the size, any whole number for WebP, 1 for other
    ///   formats.
    public static func open(
        _ source: Source, with loader: Loader, shrink: Int = 1, failOn: FailOn = .truncated
    ) throws(VipsError) -> Image {
        let name = "\(loader.rawValue)load_source"
        let operation =
            switch loader {
            case .webp where shrink > 1:
                try Operation(
                    name,
                    [
                        "source": .source(source), "access": .named("sequential"),
                        "fail-on": .named(failOn.rawValue), "scale": .double(1 / Double(shrink)),
                    ])
            default:
                try Operation(
                    name,
                    [
                        "source": .source(source), "access": .named("sequential"),
                        "fail-on": .named(failOn.rawValue),
                    ])
            }
        let image = try operation.image("out")
        cvips_keep_alive(image.pointer, source.pointer)
        return image
    }
}
