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
        summary.manifestWritten = true
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

    @Test func tellsOfFailures() {
        var summary = summary
        summary.failed = 1
        summary.manifestWritten = false
        #expect(
            SummaryText.of(summary, output: "out") == """
                17 photos, 44 pictures (132 files), 1 failed, 25.1 MB in, 3.4 MB out, 2.31 s
                Manifest: not written, because of --strict
                """)
    }
}
