import Testing

@testable import DarkroomPipeline

@Suite struct ContrastTests {
    @Test func blackAndWhiteAreTheEndsOfTheScale() {
        #expect(Contrast.luminance(red: 0, green: 0, blue: 0) == 0)
        #expect(Contrast.luminance(red: 255, green: 255, blue: 255) == 1)
        #expect(Contrast.ratio(0, 1) == 21)
    }

    @Test func eachPrimaryHasItsShare() {
        #expect(Contrast.luminance(red: 255, green: 0, blue: 0) == 0.2126)
        #expect(Contrast.luminance(red: 0, green: 255, blue: 0) == 0.7152)
        #expect(Contrast.luminance(red: 0, green: 0, blue: 255) == 0.0722)
    }

    /// The greys that designers know as just enough on white: #949494 for 3, #767676 for 4.5.
    @Test(arguments: [(148, 3.0335), (118, 4.5422), (10, 19.80)] as [(UInt8, Double)])
    func knownGreysHaveTheirKnownContrast(grey: UInt8, expected: Double) {
        let ratio = Contrast.ratio(1, Contrast.luminance(red: grey, green: grey, blue: grey))
        #expect(abs(ratio - expected) < 0.005)
    }

    @Test func theOrderDoesNotMatter() {
        #expect(Contrast.ratio(0.2, 0.7) == Contrast.ratio(0.7, 0.2))
    }
}
