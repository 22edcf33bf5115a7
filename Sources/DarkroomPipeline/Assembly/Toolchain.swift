internal import Vips

/// What besides sources and recipe decides the bytes of a picture.
enum Toolchain {
    /// A digest of it, the same on machines that make the same bytes: version of the tool and of
    /// libvips, the builds of libvips and its codecs, processor architecture, and whether libvips uses
    /// vector instructions.
    static let fingerprint: String = {
        let parts = [
            "darkroom \(Darkroom.version)", "libvips \(VipsRuntime.version)", architecture,
            "vectors \(VipsRuntime.usesVectors)",
        ]
        return SHA256.digest(of: (parts + CodecLibraries.all).joined(separator: "\n")).shortHex
    }()

    private static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "other"
        #endif
    }
}
