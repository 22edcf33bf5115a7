internal import Vips

/// The tool itself.
public enum Darkroom {
    /// Version of the tool and the package.
    public static let version = "0.1.0"

    /// Version of the libvips in use, `8.14.1`.
    public static var libvipsVersion: String { VipsRuntime.version }
}
