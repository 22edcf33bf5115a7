import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// Patterns on which a resampler shows its faults, through the whole way of a photo: decoded small
/// (JPEG), averaged in boxes (PNG), then resampled. All outputs are lossless.
@Suite(.needs()) struct PatternTests {
    /// Detail that an output has no room for is gone, and does not come back as coarser circles.
    @Test(arguments: ["zone.jpg", "zone.png"])
    func fineDetailBecomesGrey(photo: String) async throws {
        struct Zone: Decodable {
            let grey: Double
            let one_step: Double
            let pixels: Int
        }
        try await judged("zone", photo) { (found: Zone, variant) in
            guard found.pixels > 1000 else { return }
            #expect(found.grey <= found.one_step + 4, "@\(variant.scale)x")
        }
    }

    /// Within a tenth of a pixel, and no brighter or darker beside it than one exact step makes it.
    @Test(arguments: ["edge.jpg", "edge.png"])
    func edgesStayWhereTheyAre(photo: String) async throws {
        struct Edge: Decodable {
            let x: Double
            let y: Double
            let wanted_x: Double
            let wanted_y: Double
            let beyond: Double
            let one_step: Double
        }
        try await judged("edge", photo) { (found: Edge, variant) in
            #expect(abs(found.x - found.wanted_x) <= 0.1, "@\(variant.scale)x")
            #expect(abs(found.y - found.wanted_y) <= 0.1, "@\(variant.scale)x")
            #expect(found.beyond <= found.one_step + 3, "@\(variant.scale)x")
        }
    }

    /// A ramp stays one: never down, and no value off by more than rounding twice (a JPEG's own included).
    @Test(arguments: ["ramp.jpg", "ramp.png"])
    func gradientsHaveNoBands(photo: String) async throws {
        struct Ramp: Decodable {
            let off: Double
            let falls: Double
        }
        try await judged("ramp", photo) { (found: Ramp, variant) in
            #expect(found.off <= (photo.hasSuffix("jpg") ? 2 : 1), "@\(variant.scale)x")
            #expect(found.falls <= 0, "@\(variant.scale)x")
        }
    }

    /// Builds the pattern as a focus' thumbnail and hands each file's judgement on.
    private func judged<Finding: Decodable>(
        _ kind: String, _ photo: String, _ body: (Finding, Manifest.Variant) -> Void
    ) async throws {
        try await Workbench.with { bench in
            try await Reference.run("patterns", "make", kind, bench.photo(photo))
            let build = try await bench.build(
                .focuses([photo]),
                recipe: """
                    {"formats": ["png"], "crop": "centre",
                     "roles": {"focus.thumbnail": {"width": 171, "height": 171}}}
                    """)
            let picture = try build.picture(CatalogText.key(photo))
            #expect(picture.variants.map(\.scale) == [1, 2, 3])
            let crop = picture.crop
            let box = [crop.x, crop.y, crop.width, crop.height].map { "\($0)" }
            for variant in picture.variants {
                let file = build.output + "/" + variant.path
                let found: Finding = try await Reference.judge(
                    "patterns", ["judge", kind, file] + box)
                body(found, variant)
            }
        }
    }
}
