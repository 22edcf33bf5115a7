import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct StripMetadataTests {
    @Test(arguments: OutputColorSpace.allCases)
    func leavesOnlyAWideProfile(space: OutputColorSpace) throws {
        let image = try Pictures.image([1, 2, 3], width: 1).withPrivateFields(saying: "secret")
            .withProfile([1, 2, 3])
        let context = FinishContext(background: nil, overlay: nil, colorSpace: space)
        let clean = try RenderStep.stripMetadata.apply(image, context)
        #expect(clean.profile == (space == .displayP3 ? [1, 2, 3] : nil))
        for field in ["exif-ifd0-Artist", "xmp-data", "iptc-data"] {
            #expect(clean.field(field) == nil)
        }
        #expect(try clean.pixels() == [1, 2, 3])
    }
}
