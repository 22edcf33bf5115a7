import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct ConvertColorTests {
    @Test func sRGBStaysAsItIs() throws {
        let image = try Pictures.image((0..<255).map { UInt8($0) }, width: 85)
        #expect(try Self.step(image) === image)
    }

    @Test func greyBecomesThreeEqualChannels() throws {
        let image = try Pictures.open(
            TIFFFile(width: 3, height: 1, bands: 1, samples: [0, 128, 255]))
        #expect(
            try Self.step(image).pixels() == [0, 0, 0, 128, 128, 128, 255, 255, 255])
    }

    @Test func greyWithAlphaKeepsItsAlpha() throws {
        let image = try Pictures.open(
            TIFFFile(width: 2, height: 1, bands: 2, samples: [10, 128, 200, 0]))
        #expect(try Self.step(image).pixels() == [10, 10, 10, 128, 200, 200, 200, 0])
    }

    /// 16 bits are 257 times 8 bits; libvips cuts the low byte off.
    @Test(arguments: [1, 2, 3, 4]) func sixteenBitsBecomeEight(bands: Int) throws {
        let values = [0, 1, 100, 254, 255, 128, 64, 32]
        let pixels = values.map { value in (0..<bands).map { abs(value - 7 * $0) } }
        var file = TIFFFile(
            width: values.count, height: 1, bands: bands,
            samples: pixels.flatMap { $0 }.map { $0 * 257 })
        file.bits = 16
        let expected = pixels.flatMap { pixel in
            bands < 3 ? [pixel[0], pixel[0], pixel[0]] + pixel.dropFirst() : pixel
        }
        let converted = try Self.step(Pictures.open(file))
        #expect(converted.isEightBit)
        #expect(converted.bands == (bands < 3 ? bands + 2 : bands))
        #expect(try converted.pixels() == expected.map { UInt8($0) })
    }

    /// 30000/257 = 116.7.
    @Test func sixteenBitAlphaIsRounded() throws {
        var file = TIFFFile(width: 1, height: 1, bands: 4, samples: [0, 0, 0, 30000])
        file.bits = 16
        #expect(try Self.step(Pictures.open(file)).pixels() == [0, 0, 0, 117])
    }

    /// No ink is white and full ink is dark, with and without alpha.
    @Test(arguments: [4, 5]) func inksBecomeColours(bands: Int) throws {
        let alpha = bands == 5 ? [200] : []
        var file = TIFFFile(
            width: 3, height: 1, bands: bands,
            samples: [0, 0, 0, 0] + alpha + [255, 255, 255, 255] + alpha + [0, 255, 255, 0] + alpha)
        file.photometric = .cmyk
        let converted = try Self.step(Pictures.open(file))
        #expect(converted.bands == bands - 1)
        let colours = try converted.bands(0, count: 3).pixels().map(Int.init)
        #expect(colours[0...2].allSatisfy { $0 > 245 })
        #expect(colours[3...5].allSatisfy { $0 < 60 })
        #expect(colours[6] > 200 && colours[7] < 80 && colours[8] < 80)
        if bands == 5 { #expect(try converted.band(3).pixels() == [200, 200, 200]) }
    }

    /// A photo whose profile is damaged, or speaks of other channels, is still a photo.
    @Test(arguments: [3, 4]) func aUselessProfileIsNoHindrance(bands: Int) throws {
        let pixel = [200, 100, 50, 255].prefix(bands)
        for profile in [
            [], [1, 2, 3], [UInt8](repeating: 0, count: 16) + Array("GRAY".utf8),
            [UInt8](repeating: 0, count: 16) + Array("RGB ".utf8),
            [UInt8](repeating: 7, count: 16) + Array("RGB ".utf8)
                + [UInt8](repeating: 9, count: 500),
        ] as [[UInt8]] {
            let image = try Pictures.image(pixel.map { UInt8($0) }, width: 1, bands: bands)
                .withProfile(profile)
            #expect(try Self.step(image).pixels() == pixel.map { UInt8($0) })
            let wide = try Self.step(image, .displayP3).pixels()
            #expect(abs(Int(wide[0]) - 188) <= 3)
        }
    }

    /// sRGB red is (234, 51, 35) in Display P3 (Apple's colour pickers show the same).
    @Test func sRGBBecomesDisplayP3() throws {
        let red = try Pictures.image([255, 0, 0, 128], width: 1, bands: 4)
        let wide = try Self.step(red, .displayP3)
        let pixel = try wide.pixels().map(Int.init)
        #expect(zip(pixel, [234, 51, 35, 128]).allSatisfy { abs($0 - $1) <= 1 })
        #expect(wide.profile != nil)
    }

    private static func step(
        _ image: Image, _ space: OutputColorSpace = .srgb
    ) throws -> Image {
        try RenderStep.convertColor.apply(image, SourceContext(boxShrink: 1, colorSpace: space))
    }
}
