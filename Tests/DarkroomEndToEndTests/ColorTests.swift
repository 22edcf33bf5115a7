import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// Eight patches in many colour spaces and formats. What they are in sRGB is Pillow's word: it
/// decodes the same files and converts them by their profiles.
@Suite(.needs(.convert, .exiftool, .heifEncoder, .heifDecoder, .profiles)) struct ColorTests {
    /// The middles of the patches.
    private static let points = (0..<8).map { ((Double($0) + 0.5) / 8, 0.5) }

    private static func recipe(_ formats: String, _ colorSpace: String) -> String {
        """
        {"formats": [\(formats)], "scales": [1], "colorSpace": "\(colorSpace)",
         "quality": {"jpeg": 98, "webp": 98, "avif": 95, "heic": 95},
         "roles": {"focus.thumbnail": {"width": 128, "height": 16}}}
        """
    }

    @Test func everyColorSpaceComesOutAsSRGB() async throws {
        try await Workbench.with { bench in
            let expected: [String: [Color]] = try await Reference.judge(
                "patches", [bench.photo("")])
            let names = expected.keys.sorted()
            let build = try await bench.build(
                .focuses(names), recipe: Self.recipe(#""png""#, "srgb"))
            #expect(build.run.ending == .code(0), "\(build.run.messages)")
            let made = try build.manifest().images
            let built = names.filter { made[CatalogText.key($0)] != nil }
            let files = try built.map { try build.file(CatalogText.key($0)) }
            let found = try await Color.samples(of: files, at: Self.points)
            for (name, patches) in zip(built, found) {
                let wanted = try #require(expected[name])
                let near = zip(patches, wanted).allSatisfy { $0.isNear($1, within: 3) }
                #expect(near, "\(name): \(patches) instead of \(wanted)")
            }
        }
    }

    /// By hand, from CSS Color 4's matrices: color(display-p3 200 100 50) is rgb(215 93 31), and
    /// color(display-p3 40 70 180) is rgb(29 71 187).
    @Test func displayP3ComesOutAsCalculatedByHand() async throws {
        try await Workbench.with { bench in
            try await Reference.run("patches", bench.photo(""))
            let build = try await bench.build(
                .focuses(["p3.png"]), recipe: Self.recipe(#""png""#, "srgb"))
            let found = try await Color.samples(
                of: build.file(CatalogText.key("p3.png")), at: Self.points)
            #expect(found[3].isNear(Color(215, 93, 31), within: 1), "\(found[3])")
            #expect(found[5].isNear(Color(29, 71, 187), within: 1), "\(found[5])")
        }
    }

    /// Nobody knows the inks that are meant, but paper is white, all black ink is black, and cyan,
    /// magenta and yellow are what their names say.
    @Test(arguments: ["jpg", "tif"])
    func inksWithoutAProfileArePlausible(format: String) async throws {
        try await Workbench.with { bench in
            try await Reference.run("patches", bench.photo(""))
            let name = "bare-inks." + format
            try await ReferenceTool.convert.run(
                [bench.photo("inks.tif"), "+profile", "*", "-quality", "98", bench.photo(name)])
            let build = try await bench.build(
                .focuses([name]), recipe: Self.recipe(#""png""#, "srgb"))
            let found = try await Color.samples(
                of: build.file(CatalogText.key(name)), at: Self.points)
            let patches = found.map(\.channels)
            #expect(patches[0].min() ?? 0 >= 250, "paper \(patches[0])")
            #expect(patches[1].prefix(3).max() ?? 255 <= 60, "black \(patches[1])")
            for (ink, missing) in [(2, 0), (3, 1), (4, 2)] {
                #expect(patches[ink][missing] < 80, "ink \(patches[ink])")
                #expect(patches[ink][(missing + 2) % 3] > 120, "ink \(patches[ink])")
            }
        }
    }

    /// Wide-gamut output: the profile is in the file, and with it the file shows the same colours
    /// as the source.
    @Test(arguments: ["jpeg", "png", "webp", "avif", "heic"])
    func displayP3OutputShowsTheSameColors(format: String) async throws {
        try await Workbench.with { bench in
            try await Reference.run("patches", bench.photo(""))
            let names = ["untagged.png", "p3.png", "grey.png", "inks.tif", "adobe-16.tif"]
            let build = try await bench.build(
                .focuses(names), recipe: Self.recipe("\"\(format)\"", "display-p3"))
            #expect(build.run.ending == .code(0))
            for name in names {
                let file = try build.file(CatalogText.key(name))
                let profile = try await ReferenceTool.exiftool.run(
                    ["-s3", "-icc_profile:ProfileDescription", file])
                #expect(profile.contains("P3"), "\(name): \(profile)")
                let difference: Int = try await Reference.judge(
                    "same_colors", [bench.photo(name), file])
                #expect(difference <= (format == "png" ? 3 : 8), "\(name)")
                let picture = try build.picture(CatalogText.key(name))
                #expect(picture.variants.map(\.colorSpace) == ["display-p3"])
            }
        }
    }

    /// The patches that were sRGB have the numbers that ImageCms gives them in Display P3, and
    /// those that were Display P3 keep theirs.
    @Test func displayP3OutputHasTheRightNumbers() async throws {
        try await Workbench.with { bench in
            try await Reference.run("patches", bench.photo(""))
            let build = try await bench.build(
                .focuses(["untagged.png", "p3.png"]), recipe: Self.recipe(#""png""#, "display-p3"))
            let expected: [[Color]] = try await Reference.judge(
                "in_display_p3", [bench.photo("untagged.png"), bench.photo("p3.png")])
            let files = try ["untagged.png", "p3.png"].map { try build.file(CatalogText.key($0)) }
            let found = try await Color.samples(of: files, at: Self.points)
            for (patches, wanted) in zip(found, expected) {
                #expect(
                    zip(patches, wanted).allSatisfy { $0.isNear($1, within: 3) },
                    "\(patches) instead of \(wanted)")
            }
        }
    }

    /// They once stopped the whole build.
    @Test func samplesThatNoPhotoHasAreRefusedAndSpoilNothing() async throws {
        try await Workbench.with { bench in
            try await Reference.run("odd_samples", bench.photo(""))
            let odd = ["float.tif", "int.tif", "lab.tif"]
            let build = try await bench.build(.focuses(odd + ["photo.tif"]))
            #expect(build.run.ending == .code(1))
            let manifest = try build.manifest()
            #expect(manifest.failures.map(\.source) == odd.map { "photos/" + $0 })
            #expect(manifest.failures.allSatisfy { $0.code == .unsupportedFormat })
            #expect(Array(manifest.images.keys) == [CatalogText.key("photo.tif")])
        }
    }
}
