import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct RenderStepsTests {
    @Test func stepsRunInOrder() throws {
        let steps = ["a", "b", "c"].map { name in
            RenderStep<String>(name: name) { image, context throws(VipsError) in
                try image.withPrivateFields(
                    saying: (image.field("exif-ifd0-Artist")?.prefix { $0 != " " } ?? "")
                        + name + context)
            }
        }
        let image = try Pictures.image([1, 2, 3], width: 1)
        let told = try steps.reduced(image, "!").field("exif-ifd0-Artist") ?? ""
        #expect(told.hasPrefix("a!b!c!"))
    }

    @Test func everyStepHasItsOwnName() {
        let names =
            RenderSteps.perSource.map(\.name) + RenderSteps.perPicture.map(\.name)
            + RenderSteps.perScale.map(\.name) + RenderSteps.perFile.map(\.name)
        #expect(Set(names).count == names.count)
    }

    /// The overlay lies over the flattened picture, and nothing private is added after it.
    @Test func aFileIsFlattenedThenOverlaidThenStripped() {
        #expect(RenderSteps.perFile.map(\.name) == ["flatten", "overlay", "stripMetadata"])
    }
}
