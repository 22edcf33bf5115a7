import Testing

@testable import darkroom

@Suite struct FailureTextTests {
    @Test func namesSourceKindStageAndThePicturesItCosts() {
        let failure = Events.failure(images: ["trip/picos/cover", "trip/picos/gallery.1"])
        #expect(
            FailureText.of(failure, detail: nil) == """
                photos/x.jpg: truncated (decode): it ends early
                costs trip/picos/cover, trip/picos/gallery.1
                """)
    }

    @Test func foreignDetailStaysOnOneLine() {
        let text = FailureText.of(Events.failure(images: []), detail: "jpeg: bad\njpeg: worse\n")
        #expect(
            text == """
                photos/x.jpg: truncated (decode): it ends early
                detail: jpeg: bad; jpeg: worse
                """)
    }

    @Test func manyPicturesAreCounted() {
        let failure = Events.failure(images: (1...10).map { "g.\($0)" })
        #expect(
            FailureText.of(failure, detail: "").hasSuffix(
                "costs g.1, g.2, g.3, g.4, g.5, g.6, g.7, g.8 and 2 more"))
    }
}
