import DarkroomPipeline
import Testing

@testable import darkroom

@Suite struct WatchTextTests {
    private func line(_ change: (inout BuildSummary) -> Void) -> String {
        var summary = BuildSummary()
        summary.manifest = .unchanged
        summary.seconds = 0.314
        change(&summary)
        return WatchText.line(summary, at: "12:03:04")
    }

    @Test func itTellsWhatChanged() {
        #expect(
            line {
                $0.pictures = 3
                $0.upToDate = 58
                $0.manifest = .written
            } == "12:03:04 3 pictures made, 58 up to date, 0.31 s")
        #expect(line { $0.pictures = 1 } == "12:03:04 1 picture made, 0.31 s")
    }

    @Test func itTellsThatNothingDid() {
        #expect(line { $0.upToDate = 58 } == "12:03:04 58 pictures up to date, 0.31 s")
        #expect(line { _ in } == "12:03:04 0 pictures made, 0.31 s")
    }

    @Test func itTellsWhatBecameOfTheManifest() {
        #expect(
            line {
                $0.upToDate = 1
                $0.manifest = .written
            } == "12:03:04 1 picture up to date, manifest written, 0.31 s")
        #expect(
            line {
                $0.pictures = 2
                $0.manifest = .keptForStrict
            } == "12:03:04 2 pictures made, manifest kept, because of --strict, 0.31 s")
    }

    @Test func timesHaveTwoDigitsEach() {
        #expect(ClockTime.now.wholeMatch(of: /[0-2]\d:[0-5]\d:[0-6]\d/) != nil)
    }
}
