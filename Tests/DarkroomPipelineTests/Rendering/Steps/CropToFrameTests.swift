import DarkroomManifest
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct CropToFrameTests {
    @Test func cutsInPixelsOfTheSource() throws {
        let cut = try Self.step(Self.columns(8), [2, 0, 3, 1], source: (8, 1))
        #expect(try cut.band(0).pixels() == [2, 3, 4])
    }

    /// Decoded at half the size, 4 to 10 of 16 columns are 2 to 5 of 8.
    @Test func cutsFromASmallerDecodedImage() throws {
        let cut = try Self.step(Self.columns(8), [4, 0, 6, 1], source: (16, 1))
        #expect(try cut.band(0).pixels() == [2, 3, 4])
    }

    /// The edges of the source are those of the decoded image, whatever rounding says.
    @Test(arguments: [(17, 9), (15, 8), (1, 1), (9, 9), (100, 1), (1000, 7)])
    func theWholeSourceIsTheWholeImage(side: (source: Int, decoded: Int)) throws {
        let image = try Self.columns(side.decoded)
        let cut = try Self.step(image, [0, 0, side.source, 1], source: (side.source, 1))
        #expect(cut.width == side.decoded && cut.height == 1)
    }

    @Test func aCropIsNeverEmptyAndNeverOutside() throws {
        for decoded in [1, 2, 3, 7, 10] {
            for source in [10, 11, 97, 1000] {
                for x in [0, 1, source / 2, source - 1] {
                    for width in [1, 2, source - x] where x + width <= source {
                        let cut = try Self.step(
                            Self.columns(decoded), [x, 0, width, 1], source: (source, 1))
                        #expect(cut.width >= 1 && cut.width <= decoded)
                    }
                }
            }
        }
    }

    @Test func tallImagesAreCutLikeWideOnes() throws {
        let image = try Pictures.drawn(1, 1000) { _, y in [UInt8(y / 4), 0, 0] }
        let cut = try Self.step(image, [0, 400, 1, 8], source: (1, 1000))
        #expect(try cut.band(0).pixels() == [100, 100, 100, 100, 101, 101, 101, 101])
    }

    @Test func anAlphaThatIsOpaqueWithinTheCropGoes() throws {
        let image = try Pictures.image(
            [1, 1, 1, 0, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 254], width: 4, bands: 4)
        let opaque = try Self.step(image, [1, 0, 2, 1], source: (4, 1))
        #expect(opaque.bands == 3)
        #expect(try opaque.pixels() == [2, 2, 2, 3, 3, 3])
        #expect(try Self.step(image, [1, 0, 3, 1], source: (4, 1)).bands == 4)
        #expect(try Self.step(image, [0, 0, 2, 1], source: (4, 1)).bands == 4)
    }

    private static func columns(_ count: Int) throws -> Image {
        try Pictures.image((0..<count).flatMap { [UInt8($0), 0, 0] }, width: count)
    }

    private static func step(
        _ image: Image, _ crop: [Int], source: (width: Int, height: Int)
    ) throws -> Image {
        try RenderStep.cropToFrame.apply(
            image,
            PictureContext(
                crop: .init(x: crop[0], y: crop[1], width: crop[2], height: crop[3]),
                source: PixelSize(width: source.width, height: source.height)))
    }
}
