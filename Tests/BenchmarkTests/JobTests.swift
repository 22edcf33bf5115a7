import DarkroomManifest
import Testing

@testable import darkroom_bench

@Suite struct JobTests {
    @Test func holdsEveryVariantWithTheManifestsCrop() {
        let job = Job(Self.manifest, catalog: "/c", quality: 80, processes: 2)
        let output = Job.Output(
            name: "trip-a-cover@2x.jpg", crop: Self.crop, size: PictureSize(width: 4, height: 3),
            overlay: nil)
        let photo = Job.Photo(
            path: "/c/photos/a.jpg", size: PictureSize(width: 40, height: 30), outputs: [output])
        #expect(job == Job(quality: 80, processes: 2, photos: [photo]))
    }

    @Test func vipsThumbnailRunsOnceAnOutput() {
        let job = Job(Self.manifest, catalog: "/c", quality: 80, processes: 2)
        let task = ToolTask(
            work: PreparedWorkload(catalog: "/c"), job: job, scratch: "/s")
        let commands = VipsThumbnail().commands(for: task, into: "/o")
        #expect(
            commands.map(\.text) == [
                "vipsthumbnail /c/photos/a.jpg --size 4x3 --smartcrop attention"
                    + " -o /o/trip-a-cover@2x.jpg[Q=80,optimize_coding,strip]"
            ])
    }

    private static let crop = Manifest.Crop(x: 1, y: 2, width: 20, height: 15)

    private static var manifest: Manifest {
        let variant = Manifest.Variant(
            scale: 2, width: 4, height: 3, format: "jpeg", mediaType: "image/jpeg",
            colorSpace: "srgb", bytes: 1, sha256: "", path: "", enlarged: false)
        let picture = Manifest.Picture(
            source: "photos/a.jpg", size: Manifest.Size(width: 2, height: 1.5), crop: crop,
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
