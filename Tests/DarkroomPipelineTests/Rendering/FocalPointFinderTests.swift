import DarkroomManifest
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct FocalPointFinderTests {
    @Test(
        arguments: [(600, 400), (300, 500), (1100, 500), (256, 256)],
        [(0.2, 0.3), (0.75, 0.7), (0.5, 0.5), (0.85, 0.15)])
    func attentionFindsABrightDisc(size: (Int, Int), place: (x: Double, y: Double)) throws {
        let image = try Self.disc(size.0, size.1, at: place)
        let found = try Self.finder(.attention).find(in: image)
        #expect(abs(found.x - place.x) <= 0.1 && abs(found.y - place.y) <= 0.1)
        #expect(found.origin == "attention")
    }

    /// Noise on a flat field: the window, half as large as the shorter side, has to cover it.
    @Test(arguments: [(0.2, 0.25), (0.8, 0.25), (0.5, 0.75), (0.8, 0.75)])
    func entropyFindsTheBusyPart(place: (x: Double, y: Double)) throws {
        let image = try Pictures.drawn(600, 400) { x, y in
            let (dx, dy) = (Double(x) - place.x * 600, Double(y) - place.y * 400)
            guard abs(dx) < 50, abs(dy) < 50 else { return [90, 90, 90] }
            let noise = UInt8(truncatingIfNeeded: (x * 7919 + y * 104_729 + x * y * 31) >> 2)
            return [noise, noise &* 3, noise &* 7]
        }
        let found = try Self.finder(.entropy).find(in: image)
        #expect(abs(found.x - place.x) <= 0.2 && abs(found.y - place.y) <= 0.2)
        #expect(found.origin == "entropy")
    }

    @Test func centreIsTheCentre() throws {
        let image = try Self.disc(600, 400, at: (0.2, 0.3))
        let found = try Self.finder(.centre).find(in: image)
        #expect((found.x, found.y) == (0.5, 0.5))
        #expect(found.origin == "centre")
    }

    @Test(
        arguments: CropStrategy.allCases,
        [(1, 1), (1, 1000), (1000, 1), (2, 2), (3, 1), (257, 2), (400, 300)])
    func everyImageHasAPointWithin(strategy: CropStrategy, size: (Int, Int)) throws {
        for bands in [3, 4] {
            let image = try Pictures.drawn(size.0, size.1, bands: bands) { _, _ in
                [UInt8](repeating: 128, count: bands)
            }
            let found = try Self.finder(strategy).find(in: image)
            #expect((0...1).contains(found.x) && (0...1).contains(found.y))
            let again = try Self.finder(strategy).find(in: image)
            #expect(found == again)
        }
    }

    /// What nobody can see draws no attention.
    @Test func theInvisibleIsNotFound() throws {
        let image = try Pictures.drawn(600, 400, bands: 4) { x, y in
            let hidden = (x - 120) * (x - 120) + (y - 120) * (y - 120) < 2500
            let shown = (x - 450) * (x - 450) + (y - 280) * (y - 280) < 2500
            return hidden ? [255, 0, 0, 0] : shown ? [255, 120, 0, 255] : [90, 90, 90, 255]
        }
        let finder = FocalPointFinder(
            strategy: .attention, background: RGBColor(red: 90, green: 90, blue: 90))
        let found = try finder.find(in: image)
        #expect(abs(found.x - 0.75) <= 0.1 && abs(found.y - 0.7) <= 0.1)
    }

    @Test func fractionsHaveFourDecimals() throws {
        let found = try Self.finder(.attention).find(in: Self.disc(617, 411, at: (0.3, 0.6)))
        for part in [found.x, found.y] { #expect((part * 10_000).rounded() / 10_000 == part) }
    }

    private static func finder(_ strategy: CropStrategy) -> FocalPointFinder {
        FocalPointFinder(
            strategy: strategy, background: RGBColor(red: 255, green: 255, blue: 255))
    }

    /// A saturated disc on grey; a tenth of the shorter side in radius.
    private static func disc(
        _ width: Int, _ height: Int, at place: (x: Double, y: Double)
    ) throws -> Image {
        let radius = Double(min(width, height)) / 10
        return try Pictures.drawn(width, height) { x, y in
            let (dx, dy) = (
                Double(x) - place.x * Double(width), Double(y) - place.y * Double(height)
            )
            return dx * dx + dy * dy < radius * radius ? [255, 60, 0] : [110, 110, 110]
        }
    }
}
