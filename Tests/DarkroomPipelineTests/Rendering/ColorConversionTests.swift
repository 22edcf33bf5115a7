import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct ColorConversionTests {
    /// The red primaries of Adobe RGB (1998) and sRGB are the same; sRGB's full red is 219 there.
    @Test func adobeRGBBecomesSRGB() throws {
        let adobe = try #require(try Assets.profile(ofJPEG: "launch-pad.jpg"))
        let image = try Pictures.image([219, 0, 0, 255, 255, 255, 0, 0, 0], width: 3)
            .withProfile(adobe)
        let converted = try ColorConversion(to: .srgb).convert(image).pixels()
        let expected: [UInt8] = [255, 0, 0, 255, 255, 255, 0, 0, 0]
        #expect(zip(converted, expected).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }

    @Test func anSRGBProfileLeavesThePixelsAlone() throws {
        let srgb = try #require(try Assets.profile(ofJPEG: "honey-bee.jpg"))
        let samples = (0..<255).map { UInt8($0) }
        let image = try Pictures.image(samples, width: 85).withProfile(srgb)
        #expect(try ColorConversion(to: .srgb).convert(image).pixels() == samples)
    }

    @Test func displayP3AndBackIsTheSame() throws {
        let samples = (0..<240).map { UInt8($0 * 37 % 256) }
        let image = try Pictures.image(samples, width: 80)
        let wide = try ColorConversion(to: .displayP3).convert(image)
        #expect(wide.profile != nil)
        let back = try ColorConversion(to: .srgb).convert(wide).pixels()
        #expect(zip(back, samples).allSatisfy { abs(Int($0) - Int($1)) <= 3 })
    }

    /// Converted twice, a Display P3 picture stays what it is.
    @Test func displayP3StaysDisplayP3() throws {
        let red = try ColorConversion(to: .displayP3).convert(
            Pictures.image([255, 0, 0], width: 1))
        let again = try ColorConversion(to: .displayP3).convert(red)
        #expect(
            zip(try red.pixels(), try again.pixels()).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    /// A profile for grey on a colour picture, as careless tools leave it.
    @Test func aProfileForOtherChannelsIsIgnored() throws {
        let grey = [UInt8](repeating: 0, count: 16) + Array("GRAY".utf8)
        let image = try Pictures.image([200, 100, 50], width: 1).withProfile(grey)
        #expect(try ColorConversion(to: .srgb).convert(image).pixels() == [200, 100, 50])
    }
}
