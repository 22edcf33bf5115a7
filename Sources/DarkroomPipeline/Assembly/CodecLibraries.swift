internal import CProcess
internal import Foundation

/// The libraries whose code decides the bytes of pictures: libvips, and what it decodes, encodes and
/// converts colours with.
enum CodecLibraries {
    /// A line each, ascending; the same on machines with the same builds. Empty where the system
    /// does not tell.
    static let all: [String] = {
        let loaded = Loaded.all.filter { linked.contains($0.stem) }
        let folders = Set(loaded.map(\.folder))
        return loaded.map { "\($0.stem) \($0.identifier)" }.sorted()
            + folders.flatMap(ofModules).sorted()
    }()

    /// Those that every process with libvips has loaded, by what their files are called up to `.so`.
    private static let linked: Set = [
        "libvips", "libjpeg", "libpng16", "libspng", "libwebp", "libwebpmux", "libwebpdemux",
        "libsharpyuv", "libtiff", "libcgif", "libnsgif", "liblcms2", "libz", "libimagequant",
    ]

    /// Those that libvips, or libheif for it, loads only when it starts. They are not loaded to be
    /// asked: that takes longer than a build that has nothing to do.
    private static let ofModules: Set = [
        "libheif", "libde265", "libx265", "libaom", "libdav1d", "libSvtAv1Enc", "librav1e",
        "libkvazaar", "libopenh264",
    ]

    /// Libraries of modules in a folder: full name, size in bytes and time in seconds since 1970, which
    /// packages bring along.
    private static func ofModules(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.contains(".so.") && ofModules.contains(stem(of: $0)) }
        return files.compactMap { name in
            FileStamp(output: folder + "/" + name).map {
                "\(name) \($0.size) \($0.modified / 1_000_000_000)"
            }
        }
    }

    private static func stem(of name: String) -> String { String(name.prefix { $0 != "." }) }

    /// A library in this process.
    private struct Loaded {
        let folder: String
        let stem: String
        /// The linker's digest of its code, in hexadecimal (NT_GNU_BUILD_ID).
        let identifier: String

        static var all: [Loaded] {
            let list = List()
            cprocess_each_library(Unmanaged.passUnretained(list).toOpaque()) {
                context, path, identifier, count in
                guard let context, let path else { return }
                let bytes = Array(UnsafeBufferPointer(start: identifier, count: Int(count)))
                Unmanaged<List>.fromOpaque(context).takeUnretainedValue()
                    .add(String(cString: path), SHA256Digest(bytes: bytes).hex)
            }
            return withExtendedLifetime(list) { list.libraries }
        }
    }

    private final class List {
        private(set) var libraries: [Loaded] = []

        func add(_ path: String, _ identifier: String) {
            guard let slash = path.lastIndex(of: "/") else { return }
            libraries.append(
                Loaded(
                    folder: String(path[..<slash]),
                    stem: CodecLibraries.stem(of: String(path[path.index(after: slash)...])),
                    identifier: identifier))
        }
    }
}
