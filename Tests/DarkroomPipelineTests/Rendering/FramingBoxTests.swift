import DarkroomManifest
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct FramingBoxTests {
    private func box(
        source: PixelSize, decoded: (Int, Int), scale: DecodeScale
    ) throws -> Image.Box {
        let framing = Framing(
            points: .init(width: 100, height: 100), scales: [1], source: source,
            focus: CatalogPoint(x: 1, y: 0))
        let image = try Pictures.drawn(decoded.0, decoded.1) { _, _ in [0, 0, 0] }
        return framing.box(in: image, of: source, decodedAt: scale)
    }

    /// The crop of 3 000 × 2 000 at the right is x 1 000, 2 000 × 2 000.
    @Test func halvesWithTheImage() throws {
        let box = try box(
            source: PixelSize(width: 300, height: 200), decoded: (150, 100), scale: .one(in: 2))
        #expect(box == Image.Box(x: 50, y: 0, width: 100, height: 100))
    }

    /// 301 columns become 151, the last one for a single column: the scale is a half all the same.
    @Test func aSideThatWasRoundedUpKeepsItsScale() throws {
        let box = try box(
            source: PixelSize(width: 301, height: 201), decoded: (151, 101), scale: .one(in: 2))
        #expect(box == Image.Box(x: 50, y: 0, width: 100.5, height: 100.5))
    }

    /// 5/8 of 301 × 201 is 188.125 × 125.625; the crop at the right is x 100, 201 × 201.
    @Test func eighthsKeepTheirScale() throws {
        let box = try box(
            source: PixelSize(width: 301, height: 201), decoded: (189, 126),
            scale: DecodeScale(numerator: 5, denominator: 8))
        #expect(box == Image.Box(x: 62.5, y: 0, width: 125.625, height: 125.625))
    }

    /// A codec that stretches to whole pixels (WebP) gives the quotient of the sides.
    @Test func aSideThatWasStretchedHasTheQuotient() throws {
        let box = try box(
            source: PixelSize(width: 300, height: 200), decoded: (120, 80), scale: .one(in: 2))
        #expect(box.width == 80 && box.height == 80)
    }
}
