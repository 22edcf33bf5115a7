internal import Vips

/// Whether everything but photos is kept out.
enum LoaderCheck {
    /// Loaders of documents, drawings and foreign libraries, where libvips has them.
    static var blocked: DoctorFinding {
        let open = loaders.filter(VipsRuntime.isAvailable(operation:))
        return DoctorFinding(
            name: "other loaders blocked", passed: open.isEmpty,
            detail: open.isEmpty
                ? "no SVG, PDF, ImageMagick, OpenSlide or matrix is opened"
                : "these could be opened: \(open.joined(separator: ", "))")
    }

    private static let loaders = [
        "svgload", "svgload_buffer", "svgload_source", "pdfload", "pdfload_buffer",
        "pdfload_source", "magickload", "magickload_buffer", "openslideload",
        "openslideload_source", "matload", "matrixload", "csvload", "rawload", "vipsload",
        "ppmload", "analyzeload", "fitsload", "openexrload", "radload", "jp2kload", "jxlload",
    ]
}
