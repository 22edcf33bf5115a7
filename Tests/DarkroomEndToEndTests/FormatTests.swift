import DarkroomManifest
import Foundation
import TestSupport
import Testing

@Suite(.needs(.exiftool, .heifDecoder)) struct FormatTests {
    private static let mediaTypes = [
        "jpeg": "image/jpeg", "png": "image/png", "webp": "image/webp", "avif": "image/avif",
        "heic": "image/heic",
    ]

    private func build(
        _ bench: Workbench, _ formats: [String], more: String = ""
    ) async throws -> Build {
        try await Reference.run("gradient", bench.photo("a.png"), "900", "700")
        let list = formats.map { "\"\($0)\"" }.joined(separator: ",")
        return try await bench.build(
            .focuses(["a.png"]), recipe: #"{"formats": [\#(list)]\#(more)}"#)
    }

    private func variants(_ build: Build) throws -> [Manifest.Variant] {
        try build.picture(CatalogText.key("a.png")).variants
    }

    @Test func everyFileIsWhatItsRecordSays() async throws {
        try await Workbench.with { bench in
            let build = try await build(bench, ["webp", "jpeg", "png", "heic", "avif"])
            for variant in try variants(build) {
                let file = build.output + "/" + variant.path
                let found = try await ReferenceTool.exiftool.run(
                    ["-s3", "-MIMEType", "-ImageSize", file])
                let wanted = try #require(Self.mediaTypes[variant.format.rawValue])
                #expect(found == "\(wanted)\n\(variant.width)x\(variant.height)\n")
                #expect(variant.mediaType == wanted)
                let suffix = variant.format == "jpeg" ? ".jpg" : ".\(variant.format)"
                #expect(variant.path.hasSuffix(suffix))
            }
        }
    }

    @Test func allFormatsShowTheSamePicture() async throws {
        try await Workbench.with { bench in
            let build = try await build(bench, ["png", "jpeg", "webp", "avif", "heic"])
            let all = try variants(build)
            for scale in 1...3 {
                let files = all.filter { $0.scale == scale }.map { build.output + "/" + $0.path }
                let found: [[Double]] = try await Reference.judge("difference", [files[0]] + files)
                let side = Double(172 * scale)
                for (file, answer) in zip(files, found) {
                    #expect([answer[0], answer[1]] == [side, side], "\(file)")
                    // A gradient is easy to compress: what is left is the colour model's loss.
                    #expect(answer[2] < 2, "\(file): \(answer[2])")
                }
            }
        }
    }

    @Test(arguments: [
        ["avif", "jpeg"], ["png", "heic", "webp"], ["webp", "auto"], ["auto", "jpeg"],
    ])
    func variantsStandByScaleAndThenInTheRecipesOrder(formats: [String]) async throws {
        try await Workbench.with { bench in
            let build = try await build(bench, formats)
            // An opaque picture's `auto` is JPEG; asked for twice it is made once.
            var once: [String] = []
            for format in formats.map({ $0 == "auto" ? "jpeg" : $0 }) where !once.contains(format) {
                once.append(format)
            }
            let found = try variants(build).map { "\($0.scale) \($0.format)" }
            #expect(found == (1...3).flatMap { scale in once.map { "\(scale) \($0)" } })
        }
    }

    @Test(arguments: ["jpeg", "webp", "avif", "heic"])
    func qualityChangesItsOwnFormatAlone(format: String) async throws {
        try await Workbench.with { bench in
            let formats = ["jpeg", "png", "webp", "avif", "heic"]
            let usual = try variants(await build(bench, formats))
            let poor = try variants(
                await build(bench, formats, more: #", "quality": {"\#(format)": 5}"#))
            for (one, other) in zip(usual, poor) {
                #expect(
                    (one.sha256 != other.sha256) == (one.format.rawValue == format), "\(one.path)")
                if one.format.rawValue == format { #expect(other.bytes < one.bytes, "\(one.path)") }
            }
        }
    }
}
