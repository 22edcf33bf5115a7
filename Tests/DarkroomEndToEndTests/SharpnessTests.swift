import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// Whatever a source is decoded at and resampled through: hardly another picture than one exact step
/// from the full source gives, and no worse than Pillow at its best filter.
@Suite(.needs()) struct SharpnessTests {
    private struct Nearness: Decodable {
        let psnr: Double
        let ssim: Double
        let pillowPSNR: Double
        let pillowSSIM: Double
    }

    /// Photos of the sample catalog, decoded at four, five or eight eighths for these pictures; one has odd
    /// sides.
    @Test(arguments: ["picos/path", "aitzgorri", "djembe", "dragonfly", "wooden-bird"])
    func isThatOfOneStepFromTheSource(name: String) async throws {
        let photo = Self.assets + "/photos/\(name).jpg"
        try await Workbench.with { bench in
            try FileManager.default.copyItem(atPath: photo, toPath: bench.photo("a.jpg"))
            let build = try await bench.build(
                .trip(["a.jpg"]), recipe: #"{"formats": ["png"], "overlay": {"opacity": 0}}"#)
            for (key, picture) in try build.manifest().images {
                let crop = picture.crop
                let box = [crop.x, crop.y, crop.width, crop.height].map { "\($0)" }
                for variant in picture.variants {
                    let near: Nearness = try await Reference.judge(
                        "sharpness", [photo] + box + [build.output + "/" + variant.path])
                    #expect(near.psnr > 40, "\(key)@\(variant.scale)x")
                    #expect(near.ssim > 0.985, "\(key)@\(variant.scale)x")
                    // Where both decode at the same size what is left is rounding.
                    #expect(near.psnr > near.pillowPSNR - 0.2, "\(key)@\(variant.scale)x")
                    #expect(near.ssim > near.pillowSSIM - 0.0005, "\(key)@\(variant.scale)x")
                }
            }
        }
    }

    private static let assets = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets")
        .path(percentEncoded: false)
}
