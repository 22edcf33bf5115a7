import TestSupport
import Testing

@testable import Vips

@Suite struct ImageColourTests {
    @Test func samplesGoThroughTheirChannelsTable() throws {
        try VipsRuntime.start()
        let image = try Image(pixels: [0, 1, 2, 255, 254, 253], width: 2, height: 1, bands: 3)
        let tables: [[UInt8]] = [
            (0..<256).map { UInt8(255 - $0) }, (0..<256).map { UInt8($0) },
            (0..<256).map { UInt8($0 / 2) },
        ]
        #expect(try image.mapped(through: tables).pixels() == [255, 1, 1, 0, 254, 126])
    }

    /// By hand on white: 100·128/255 + 255·127/255 = 177.2.
    @Test func alphaIsFlattened() throws {
        try VipsRuntime.start()
        let image = try Image(
            pixels: [100, 0, 255, 128, 1, 2, 3, 0, 4, 5, 6, 255], width: 3, height: 1, bands: 4
        ).markedAsSRGB()
        let flat = try image.flattened(on: [255, 255, 255])
        #expect(flat.bands == 3)
        #expect(try flat.pixels() == [177, 127, 255, 255, 255, 255, 4, 5, 6])
    }

    @Test func anOpaqueImageIsNotFlattened() throws {
        try VipsRuntime.start()
        let image = try Image(pixels: [1, 2, 3], width: 1, height: 1, bands: 3).markedAsSRGB()
        #expect(try image.flattened(on: [255, 255, 255]) === image)
    }

    /// In 8 and 16 bits a colour comes back as it was, unless nothing of it was visible.
    @Test func multiplyingByAlphaCanBeUndone() throws {
        try VipsRuntime.start()
        let image = try Image(
            pixels: [200, 100, 50, 128, 9, 9, 9, 0, 255, 1, 0, 255], width: 3, height: 1, bands: 4
        ).markedAsSRGB()
        let back = try image.premultiplied().unpremultiplied(like: image)
        #expect(back.isEightBit)
        #expect(try back.pixels() == [200, 100, 50, 128, 0, 0, 0, 0, 255, 1, 0, 255])
        var deep = TIFFFile(width: 1, height: 1, bands: 4, samples: [40000, 1, 65535, 30000])
        deep.bits = 16
        let opened = try VipsTesting.open(deep)
        let again = try opened.premultiplied().unpremultiplied(like: opened)
        #expect(!again.isEightBit)
        #expect(
            try again.linear(multiply: [1 / 257.0], add: [0]).roundedToEightBits().pixels()
                == [156, 0, 255, 117])
    }

    @Test(arguments: [(0.0, 0), (0.49, 0), (0.5, 1), (254.5, 255), (300, 255), (-4, 0)])
    func roundsHalfUpAndClamps(value: Double, rounded: UInt8) throws {
        let image = try VipsTesting.grey([[0]]).linear(multiply: [0], add: [value])
        #expect(try image.roundedToEightBits().pixels() == [rounded])
    }

    @Test func aProfileIsCarriedAndRemoved() throws {
        let image = try VipsTesting.grey([[0]])
        #expect(image.profile == nil)
        let tagged = try image.withProfile([1, 2, 3])
        #expect(tagged.profile == [1, 2, 3])
        #expect(image.profile == nil)
        #expect(try tagged.withoutMetadata(keepingProfile: true).profile == [1, 2, 3])
        #expect(try tagged.withoutMetadata(keepingProfile: false).profile == nil)
    }

    @Test func privateFieldsAreRemoved() throws {
        let tagged = try VipsTesting.grey([[0]]).withPrivateFields(saying: "secret")
        #expect(tagged.field("exif-ifd0-Artist")?.contains("secret") == true)
        for keeping in [true, false] {
            let clean = try tagged.withoutMetadata(keepingProfile: keeping)
            for field in ["exif-ifd0-Artist", "xmp-data", "iptc-data"] {
                #expect(clean.field(field) == nil)
            }
        }
    }
}
