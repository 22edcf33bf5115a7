internal import Vips

/// Whether formats can be written and read.
enum FormatCheck {
    /// Writes a picture and reads it back.
    static func roundTrip(_ format: OutputFormat) -> DoctorFinding {
        Doctor.finding("\(format.rawValue) out and in") { () throws(VipsError) in
            let sample = try Doctor.sample()
            let bytes = try Encoder(quality: RecipeQuality(), colorSpace: .srgb)
                .encode(sample, as: format)
            guard let source = SourceFormat(prefix: bytes), source.rawValue == format.rawValue
            else { return (false, "what it writes is not \(format.rawValue)") }
            let back = try Image.open(Source(bytes: bytes), with: source.loader)
            let worst = try largestDifference(sample, back)
            return (worst <= 40, "largest difference after a round trip: \(worst) of 255")
        }
    }

    /// Formats that are read only: their loaders are there.
    static var readOnly: [DoctorFinding] {
        [("tiff in", "tiffload_source"), ("gif in", "gifload_source")].map { name, loader in
            let there = VipsRuntime.isAvailable(operation: loader)
            return DoctorFinding(
                name: name, passed: there,
                detail: there ? loader : "this libvips has no \(loader): such sources will fail")
        }
    }

    private static func largestDifference(
        _ one: Image, _ other: Image
    ) throws(VipsError) -> Int {
        let opaque = try other.hasAlpha ? other.bands(0, count: 3) : other
        guard opaque.bands == 3, opaque.width == one.width, opaque.height == one.height else {
            return 255
        }
        return zip(try one.pixels(), try opaque.pixels()).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
}
