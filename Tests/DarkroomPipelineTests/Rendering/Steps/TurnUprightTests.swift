import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct TurnUprightTests {
    @Test func anUprightImageStays() throws {
        let image = try Pictures.image([1, 2, 3], width: 1)
        let context = SourceContext(boxShrink: 1, colorSpace: .srgb)
        #expect(try RenderStep.turnUpright.apply(image, context) === image)
    }

    @Test func aTurnedImageIsUprightAfterwards() throws {
        var file = TIFFFile(width: 3, height: 1, bands: 1, samples: [1, 2, 3])
        file.orientation = 8
        let context = SourceContext(boxShrink: 1, colorSpace: .srgb)
        let upright = try RenderStep.turnUpright.apply(Pictures.open(file), context)
        #expect(upright.orientation == 1)
        #expect(upright.width == 1 && upright.height == 3)
        #expect(try upright.pixels() == [3, 2, 1])
    }
}
