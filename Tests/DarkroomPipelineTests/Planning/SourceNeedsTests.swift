import DarkroomManifest
import Testing

@testable import DarkroomPipeline

@Suite struct SourceNeedsTests {
    /// 200 × 200 pixels, for 20 × 10 and 10 × 10 points at scales 1 and 2: the largest output is a
    /// fifth of the source, of which half is kept. By hand: the base and its upright copy, 8 bytes for
    /// each of the larger picture's 200 + 800 pixels, and 8 bytes of PNG and WebP files for each of all
    /// 1500.
    @Test func countsTheFilesOfAllPicturesInAllFormats() throws {
        let header = try SourceHeaderTests.header(
            of: Pictures.file(.png, width: 200, height: 200))
        var recipe = Recipe()
        recipe.scales = [1, 2]
        recipe.formats = [.auto, .webp]
        let pictures = [(20.0, 10.0), (10.0, 10.0)].map { width, height in
            PictureRequest(
                key: "k", role: .focusThumbnail, size: Manifest.Size(width: width, height: height),
                reference: .to("a"))
        }
        let job = SourceJob(path: "a", file: "a", focalPoint: nil, pictures: pictures)
        let needs = SourceNeeds(job, header.format, size: header.size, recipe)
        let cost = DecodeCost(
            header, plan: needs.plan, outputs: needs.outputs, encoded: needs.encoded)
        #expect(needs.plan.scale == .one(in: 2))
        #expect(cost.bytes == 2 * 100 * 100 * 3 + 8 * 1000 + 8 * 1500)
    }
}
