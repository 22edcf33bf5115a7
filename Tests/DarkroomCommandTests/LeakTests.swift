import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// What the worker of the real binary still holds of libvips when its lanes have ended.
@Suite struct LeakTests {
    /// Every input format, whole, cut in three places, with bytes overwritten; grey, alpha, CMYK, 16
    /// bits; too large; no photo at all. Every output format.
    @Test(.needs(.convert), arguments: ["1", "4"])
    func nothingIsHeldWhenAllIsDone(jobs: String) async throws {
        let catalog = try PhotoCatalog(files: Self.files(), recipe: Self.recipe)
        let report = catalog.path + "/leftovers"
        let run = try await catalog.build("--jobs", jobs, leftovers: report)
        #expect(run.ending == .code(1))
        let manifest = try catalog.manifest()
        let codes = Set(manifest.failures.map(\.code))
        #expect(codes == [.truncated, .corrupt, .tooLarge, .notAnImage, .unsupportedFormat])
        #expect(manifest.images.count >= 12)
        #expect(
            try String(contentsOfFile: report, encoding: .utf8)
                == "0 objects, 0 allocations, 0 bytes, 0 files\n")
    }

    @Test func whatIsHeldIsSeen() async throws {
        let catalog = try PhotoCatalog(photos: 3)
        let report = catalog.path + "/leftovers"
        let run = try await catalog.build(fault: "leak=photos/p1.jpg", leftovers: report)
        #expect(run.ending == .code(0))
        let line = try String(contentsOfFile: report, encoding: .utf8)
        #expect(line.hasPrefix("1 objects, 1 allocations, "))
    }

    private static let recipe = """
        {"scales": [1], "formats": ["auto", "jpeg", "png", "webp", "avif", "heic"],
         "limits": {"maxPixels": 40000}}
        """

    /// By name.
    private static func files() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [
            "text.jpg": Array("a text".utf8), "drawing.png": Array("<svg xmlns=''/>".utf8),
        ]
        for (name, bytes) in try whole() {
            files["whole-\(name)"] = bytes
            for part in [1, 4, 7] {
                files["cut\(part)-\(name)"] = Array(bytes.prefix(bytes.count * part / 8))
            }
            var damaged = bytes
            damaged.replaceSubrange(
                bytes.count / 2..<bytes.count / 2 + 64, with: repeatElement(0xA5, count: 64))
            files["damaged-\(name)"] = damaged
        }
        files["large.png"] = try converted(["-resize", "400x300!"], to: "png")
        return files
    }

    private static func whole() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for (name, options) in [
            ("a.jpg", []), ("progressive.jpg", ["-interlace", "JPEG"]),
            ("cmyk.jpg", ["-colorspace", "CMYK"]), ("turned.jpg", ["-orient", "RightTop"]),
            ("a.png", []), ("interlaced.png", ["-interlace", "PNG"]),
            ("alpha.png", ["-alpha", "set", "-channel", "A", "-evaluate", "set", "50%"]),
            ("deep.png", ["-depth", "16"]), ("grey.png", ["-colorspace", "Gray"]), ("a.webp", []),
            ("lossless.webp", ["-define", "webp:lossless=true"]), ("a.tiff", []), ("a.gif", []),
            ("animated.gif", ["-duplicate", "3"]), ("a.heic", []), ("a.avif", []),
        ] as [(String, [String])] {
            let format = name.split(separator: ".").last.map(String.init) ?? name
            files[name] = try converted(options, to: format)
        }
        return files
    }

    private static func converted(_ options: [String], to format: String) throws -> [UInt8] {
        let picture = ["-size", "160x120", "-seed", "7", "plasma:fractal"]
        return try Tool.convert.succeed(picture + options + ["\(format):-"]).stdout
    }
}
