internal import CVips

/// libvips as this process uses it: one thread a pipeline, no operation cache, and no loader but
/// those for photos.
public enum VipsRuntime {
    /// Version of the libvips in use, `8.14.1`.
    public static var version: String {
        "\(vips_version(0)).\(vips_version(1)).\(vips_version(2))"
    }

    /// Starts libvips, once for the process. Every use of an image comes after it.
    public static func start() throws(VipsError) {
        if let failure = started { throw failure }
    }

    /// Whether libvips resamples with vector instructions; results differ by rounding.
    public static var usesVectors: Bool {
        vips_vector_isenabled() != 0 && g_getenv("VIPS_NOVECTOR") == nil
    }

    /// Frees what libvips keeps for the calling thread. Run when a lane ends.
    public static func endOfLane() {
        guard started == nil else { return }
        vips_thread_shutdown()
    }

    /// Whether libvips has an operation of this name and does not block it.
    public static func isAvailable(operation: String) -> Bool {
        Modules.load(for: operation)
        guard let found = vips_operation_new(operation) else {
            vips_error_clear()
            return false
        }
        defer { g_object_unref(found) }
        return vips_operation_get_flags(found).rawValue & VIPS_OPERATION_BLOCKED.rawValue == 0
    }

    /// Nil when it started well.
    private static let started: VipsError? = {
        let isStarted = Modules.startWithout { vips_init("darkroom") == 0 }
        guard isStarted else { return .last("vips_init") }
        vips_concurrency_set(1)
        vips_cache_set_max(0)
        allowOnlyPhotoLoaders()
        silenceLogs()
        return nil
    }()

    /// Base classes of the loaders for photo formats. All others, SVG, PDF, ImageMagick, OpenSlide,
    /// raw matrices, are blocked: by content alone libvips would open them whatever their name.
    private static let photoLoaders = [
        "VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif",
        "VipsForeignLoadTiff", "VipsForeignLoadNsgif",
    ]

    private static func allowOnlyPhotoLoaders() {
        vips_operation_block_set("VipsForeignLoad", 1)
        for loader in photoLoaders { vips_operation_block_set(loader, 0) }
    }

    /// libvips and GLib would write warnings to standard error by themselves.
    private static func silenceLogs() {
        for domain in ["VIPS", "GLib", "GLib-GObject"] {
            _ = cvips_silence_log(domain) { _, _, _, _ in }
        }
    }
}
