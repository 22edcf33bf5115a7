import TestSupport
import Testing

@testable import Vips

@Suite struct ImageGeometryTests {
    /// Where the stored picture's first row and first column lie in the upright one (EXIF 2.3, tag
    /// Orientation), by hand for the rows 1 2 3 / 4 5 6.
    @Test(
        arguments: [
            (1, [[1, 2, 3], [4, 5, 6]]), (2, [[3, 2, 1], [6, 5, 4]]),
            (3, [[6, 5, 4], [3, 2, 1]]),
            (4, [[4, 5, 6], [1, 2, 3]]), (5, [[1, 4], [2, 5], [3, 6]]),
            (6, [[4, 1], [5, 2], [6, 3]]), (7, [[6, 3], [5, 2], [4, 1]]),
            (8, [[3, 6], [2, 5], [1, 4]]),
        ] as [(Int, [[UInt8]])])
    func turnsUprightFromEachOrientation(orientation: Int, rows: [[UInt8]]) throws {
        var file = TIFFFile(width: 3, height: 2, bands: 1, samples: [1, 2, 3, 4, 5, 6])
        file.orientation = orientation
        let image = try VipsTesting.open(file)
        #expect(image.orientation == orientation)
        let upright = try image.upright()
        #expect(upright.width == rows[0].count && upright.height == rows.count)
        #expect(try upright.pixels() == rows.flatMap { $0 })
        #expect(upright.orientation == 1)
    }

    @Test func withoutOrientationNothingTurns() throws {
        let file = TIFFFile(width: 3, height: 2, bands: 1, samples: [1, 2, 3, 4, 5, 6])
        let image = try VipsTesting.open(file)
        #expect(image.orientation == 1)
        #expect(try image.upright().pixels() == [1, 2, 3, 4, 5, 6])
    }

    @Test func cropsARectangle() throws {
        let image = try VipsTesting.grey([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
        #expect(try image.cropped(x: 1, y: 0, width: 2, height: 3).pixels() == [2, 3, 5, 6, 8, 9])
    }

    @Test func aCropOutsideTheImageFails() throws {
        let image = try VipsTesting.grey([[1, 2], [3, 4]])
        for (x, y, width, height) in [
            (0, 0, 3, 1), (-1, 0, 1, 1), (2, 0, 1, 1), (0, 2, 1, 1), (0, 0, 0, 1),
        ] {
            #expect(throws: VipsError.self) {
                try image.cropped(x: x, y: y, width: width, height: height)
            }
        }
    }

    @Test func boxesAreAveraged() throws {
        let image = try VipsTesting.grey([[0, 10, 100, 100], [20, 30, 100, 100]])
        let small = try image.boxShrunk(horizontally: 2, vertically: 2)
        #expect(small.width == 2 && small.height == 1)
        #expect(try small.pixels() == [15, 100])
    }

    /// Three columns in boxes of two are two columns; the half empty box repeats the edge.
    @Test func aBoxThatReachesOverTheEdgeCountsWhatIsThere() throws {
        let small = try VipsTesting.grey([[0, 10, 100]]).boxShrunk(horizontally: 2, vertically: 1)
        #expect(try small.pixels() == [5, 100])
    }

    /// By hand: (0+10+20+30)/4 = 15, (1+2)/2 = 1.5 and (200+255)/2 = 227.5, halves up.
    @Test func boxesAreAveragedInMemory() throws {
        let image = try VipsTesting.grey([[0, 10, 1], [20, 30, 2], [200, 255, 9]])
        let small = try image.averaged(across: 2, down: 2)
        #expect((small.width, small.height) == (2, 2))
        #expect(try small.pixels() == [15, 2, 228, 9])
        let flat = try image.averaged(across: 3, down: 1)
        #expect((flat.width, flat.height) == (1, 3))
        #expect(try flat.pixels() == [4, 17, 155])
    }

    @Test func channelsAreAveragedApart() throws {
        try VipsRuntime.start()
        let image = try Image(
            pixels: [0, 100, 255, 10, 200, 255], width: 2, height: 1, bands: 3)
        #expect(try image.averaged(across: 2, down: 1).pixels() == [5, 150, 255])
    }

    /// Sums of more than 16 bits: 300 × 300 of 255.
    @Test func aLargeBoxDoesNotOverflow() throws {
        try VipsRuntime.start()
        let white = [UInt8](repeating: 255, count: 90_000)
        let image = try Image(pixels: white, width: 300, height: 300, bands: 1)
        #expect(try image.averaged(across: 300, down: 300).pixels() == [255])
    }

    @Test(
        arguments: [
            (1, 1), (1, 7), (7, 1), (2, 3), (172, 172), (457, 3), (3, 457), (516, 515),
        ])
    func resizesToTheExactSize(width: Int, height: Int) throws {
        for (sourceWidth, sourceHeight) in [(1, 1), (1, 50), (50, 1), (37, 41), (600, 300)] {
            let count = sourceWidth * sourceHeight
            let image = try Image(
                pixels: [UInt8](repeating: 77, count: count), width: sourceWidth,
                height: sourceHeight, bands: 1)
            let resized = try image.resampled(
                image.wholeBox, width: width, height: height)
            #expect(resized.width == width && resized.height == height)
            #expect(try resized.pixels().allSatisfy { $0 == 77 })
        }
    }
}
