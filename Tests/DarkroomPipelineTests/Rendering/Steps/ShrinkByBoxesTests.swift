import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct ShrinkByBoxesTests {
    @Test func aBoxOfOneIsNoWork() throws {
        let image = try Pictures.image([1, 2, 3], width: 1)
        #expect(try Self.step(image, 1) === image)
    }

    @Test func averagesBoxes() throws {
        let image = try Pictures.image(
            [0, 10, 0, 20, 30, 0, 100, 90, 8, 120, 70, 8], width: 2, height: 2)
        let small = try Self.step(image, 2)
        #expect(small.width == 1 && small.height == 1)
        #expect(try small.pixels() == [60, 50, 4])
    }

    /// Red beside invisible green stays red, half as visible.
    @Test func theInvisibleLeavesNoFringe() throws {
        let image = try Pictures.image(
            [255, 0, 0, 255, 0, 255, 0, 0, 255, 0, 0, 255, 0, 255, 0, 0], width: 4, bands: 4)
        let small = try Self.step(image, 2)
        #expect(small.isEightBit && small.bands == 4)
        #expect(try small.pixels() == [255, 0, 0, 128, 255, 0, 0, 128])
    }

    @Test func theInvisibleLeavesNoFringeInSixteenBits() throws {
        var file = TIFFFile(
            width: 2, height: 1, bands: 4, samples: [65535, 0, 0, 65535, 0, 65535, 0, 0])
        file.bits = 16
        let small = try Self.step(Pictures.open(file), 2)
        #expect(!small.isEightBit)
        let narrow = try small.linear(multiply: [1 / 257.0], add: [0]).roundedToEightBits()
        #expect(try narrow.pixels() == [255, 0, 0, 128])
    }

    @Test(arguments: [(1000, 1, 100), (1, 1000, 100), (1, 1, 1), (3, 2, 1)], [3, 4])
    func shortSidesAreAveragedWhole(size: (width: Int, height: Int, long: Int), bands: Int) throws {
        let image = try Pictures.drawn(size.width, size.height, bands: bands) { _, _ in
            [UInt8](repeating: 200, count: bands)
        }
        let small = try Self.step(image, 10)
        #expect(max(small.width, small.height) == size.long)
        #expect(min(small.width, small.height) == 1)
        #expect(try small.pixels().allSatisfy { $0 == 200 })
    }

    private static func step(_ image: Image, _ box: Int) throws -> Image {
        try RenderStep.shrinkByBoxes.apply(
            image, SourceContext(boxShrink: box, colorSpace: .srgb))
    }
}
