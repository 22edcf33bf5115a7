internal import CProcess
internal import CVips

/// The parts of libvips that lie in libraries of their own (`vips-modules-8.14`). By itself it loads
/// them all when it starts, with what reads PDFs and microscope slides and all of ImageMagick: 20 ms of
/// a process that then blocks them. Of these only HEIF's is of use, where a photo or a format needs it.
enum Modules {
    /// Starts libvips without its modules. Where it doesn't tell where they are, or the user says so by
    /// VIPSHOME, with all of them.
    static func startWithout(_ start: () -> Bool) -> Bool {
        guard folder != nil else { return start() }
        // libvips looks for modules below VIPSHOME. Nothing can be below a device.
        g_setenv(home, "/dev/null", 1)
        defer { g_unsetenv(home) }
        return start()
    }

    /// Makes an operation known that lies in a module.
    static func load(for operation: String) {
        if operation.hasPrefix("heif") { _ = heif }
    }

    /// Once for the process. Where it is missing libvips itself says that it has no such operation.
    private static let heif: Bool = {
        guard let folder else { return false }
        return g_module_open("\(folder)/vips-heif.so", G_MODULE_BIND_LAZY) != nil
    }()

    /// Where the modules of the loaded libvips are; nil where it loads them itself.
    private static let folder: String? = {
        guard g_getenv(home) == nil, let library = libvips() else { return nil }
        let folder = library[..<(library.lastIndex(of: "/") ?? library.startIndex)]
        return "\(folder)/vips-modules-\(vips_version(0)).\(vips_version(1))"
    }()

    private static let home = "VIPSHOME"

    /// The absolute path of the loaded libvips, where the system tells.
    private static func libvips() -> String? {
        var path: String?
        withUnsafeMutablePointer(to: &path) { found in
            cprocess_each_library(found) { context, path, _, _ in
                guard let context, let path else { return }
                let library = String(cString: path)
                guard library.hasPrefix("/"), library.contains("/libvips.so") else { return }
                context.assumingMemoryBound(to: String?.self).pointee = library
            }
        }
        return path
    }
}
