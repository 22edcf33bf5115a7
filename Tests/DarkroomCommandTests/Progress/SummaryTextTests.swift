import DarkroomPipeline
import Testing

@testable import darkroom

@Suite struct SummaryTextTests {
    private let summary = {
        var summary = BuildSummary()
        summary.photos = 17
        summary.pictures = 44
        summary.files = 132
        summary.bytesIn = 25_100_000
        summary.bytesOut = 3_400_000
        summary.seconds = 2.312
        summary.manifest = .written
        return summary
    }()

    @Test func tellsWhatWasMadeAndWhereTheManifestIs() {
        #expect(
            SummaryText.of(summary, output: "build/assets") == """
                17 photos, 44 pictures (132 files), 25.1 MB in, 3.4 MB out, 2.31 s
                Manifest: build/assets/manifest.json
                """)
        #expect(SummaryText.of(summary, output: "out/").hasSuffix("\nManifest: out/manifest.json"))
    }

    @Test func tellsWhatWasThereAlready() {
        var summary = summary
        summary.upToDate = 41
        #expect(
            SummaryText.of(summary, output: "out").hasPrefix(
                "17 photos, 44 pictures (132 files), 41 up to date, 25.1 MB in, 3.4 MB out, 2.31 s")
        )
        summary = BuildSummary()
        summary.manifest = .unchanged
        summary.upToDate = 1
        summary.seconds = 0.05
        #expect(
            SummaryText.of(summary, output: "out") == """
                1 picture up to date, 0.05 s
                Manifest: out/manifest.json
                """)
        summary.upToDate = 0
        #expect(
            SummaryText.of(summary, output: "out").hasPrefix("0 photos, 0 pictures (0 files), 0"))
    }

    @Test func tellsOfFailures() {
        var summary = summary
        summary.failures = [Events.failure(images: ["a"])]
        summary.manifest = .keptForStrict
        #expect(
            SummaryText.of(summary, output: "out") == """
                17 photos, 44 pictures (132 files), 1 failed, 25.1 MB in, 3.4 MB out, 2.31 s
                Manifest: not written, because of --strict
                """)
    }
}
