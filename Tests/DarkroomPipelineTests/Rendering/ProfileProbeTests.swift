import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct ProfileProbeTests {
    /// As cameras and editors embed it, under two names.
    @Test(arguments: ["honey-bee.jpg", "beijing/tower.jpg", "cincinnati-bridge.jpg"])
    func photosProfilesOfSRGBAreSRGB(name: String) throws {
        let profile = try #require(try Assets.profile(ofJPEG: name))
        #expect(try ProfileProbe().isSRGB(profile))
    }

    @Test(.needs(.python("PIL"))) func littleCMSsSRGBIsSRGB() throws {
        let script = """
            import sys
            from PIL import ImageCms
            p = ImageCms.ImageCmsProfile(ImageCms.createProfile('sRGB'))
            sys.stdout.buffer.write(p.tobytes())
            """
        let profile = try Tool.python("PIL").succeed(["-c", script]).stdout
        #expect(try ProfileProbe().isSRGB(profile))
    }

    @Test func widerSpacesAreNotSRGB() throws {
        let adobe = try #require(try Assets.profile(ofJPEG: "launch-pad.jpg"))
        #expect(try ProfileProbe().isSRGB(adobe) == false)
        let white = try Pictures.image([255, 255, 255], width: 1)
        let wide = try #require(try white.converted(to: .displayP3, fallback: .srgb).profile)
        #expect(try ProfileProbe().isSRGB(wide) == false)
    }

    @Test func answersTheSameAgain() throws {
        let probe = ProfileProbe()
        let adobe = try #require(try Assets.profile(ofJPEG: "launch-pad.jpg"))
        let srgb = try #require(try Assets.profile(ofJPEG: "honey-bee.jpg"))
        for _ in 0..<2 {
            #expect(try probe.isSRGB(adobe) == false)
            #expect(try probe.isSRGB(srgb))
        }
    }
}
