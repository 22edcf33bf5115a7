import DarkroomManifest
import Testing

@testable import darkroom_bench

@Suite struct JobTests {
    @Test func holdsEveryVariantWithTheManifestsCrop() throws {
        let job = try Job(Self.manifest(format: "jpeg"), catalog: "/c", processes: 2)
        #expect(job == Job(processes: 2, photos: [Samples.photo()]))
    }

    @Test func outputsHaveTheRecipesDefaultQuality() throws {
        let job = try Job(Self.manifest(format: "avif"), catalog: "/c", processes: 2)
        #expect(job.outputs.map(\.quality) == [50])
        #expect(job.outputs.map(\.name) == ["trip-a-cover@2x.avif"])
    }

    @Test func refusesFormatsThatItDoesNotKnow() {
        #expect(throws: BenchError.self) {
            try Job(Self.manifest(format: "jxl"), catalog: "/c", processes: 2)
        }
    }

    @Test func needsTheLargestScaleOfAnyOutput() {
        // 4 of 20 and 3 of 15 pixels are both a fifth.
        #expect(Samples.photo().needed == 0.2)
    }

    private static func manifest(format: String) -> Manifest {
        let variant = Manifest.Variant(
            scale: 2, width: 4, height: 3, format: .init(rawValue: format),
            mediaType: "image/\(format)",
            colorSpace: "srgb", bytes: 1, sha256: "", path: "images/a.jpg", enlarged: false)
        let picture = Manifest.Picture(
            source: "photos/a.jpg", size: Manifest.Size(width: 2, height: 1.5), crop: Samples.crop,
            overlay: nil, dominantColor: "#000000", thumbHash: "", legibility: nil,
            omittedScales: [], variants: [variant])
        let source = Manifest.Source(
            sha256: "", bytes: 1, width: 40, height: 30, format: "jpeg",
            focalPoint: Manifest.FocalPoint(x: 0.5, y: 0.5, origin: "attention"))
        return Manifest(
            generator: Manifest.Generator(
                name: "darkroom", version: "0", libvips: "0", fingerprint: ""),
            recipeDigest: "", models: Manifest.Models(), images: ["trip/a/cover": picture],
            sources: ["photos/a.jpg": source], failures: [])
    }
}
