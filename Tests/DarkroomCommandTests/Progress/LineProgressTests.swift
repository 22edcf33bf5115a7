import DarkroomPipeline
import Testing

@testable import darkroom

@Suite struct LineProgressTests {
    @Test func aSmallBuildTellsOfEachPhoto() {
        var progress = LineProgress()
        #expect(
            progress.show(Events.planned(12), at: 0)
                == [.message(.note, "12 photos, 24 pictures planned")])
        #expect(
            progress.show(Events.photo(), at: 0)
                == [.message(.note, " 1/12 photos/a.jpg: 2 pictures")])
        #expect(
            progress.show(Events.photo("photos/b.jpg", failed: 1), at: 0)
                == [.message(.note, " 2/12 photos/b.jpg: 2 pictures, 1 failed")])
    }

    @Test func aLargeBuildTellsOfEachTenth() {
        var progress = LineProgress()
        _ = progress.show(Events.planned(1000), at: 0)
        let lines = (1...1000).flatMap { progress.show(Events.photo(), at: Double($0)) }
        #expect(lines.count == 10)
        #expect(lines.first == .message(.note, " 100/1000 photos, 10 %, 1.0 photos/s"))
        #expect(lines.last == .message(.note, "1000/1000 photos, 100 %, 1.0 photos/s"))
    }

    @Test func linesAreASecondApartButTheLastAlwaysComes() {
        var progress = LineProgress()
        _ = progress.show(Events.planned(100), at: 0)
        let lines = (1...100).flatMap { progress.show(Events.photo(), at: Double($0) / 100) }
        #expect(
            lines == [
                .message(.note, " 10/100 photos, 10 %, 100.0 photos/s"),
                .message(.note, "100/100 photos, 100 %, 100.0 photos/s"),
            ])
    }

    @Test func warningsAndFailuresComeAtOnce() {
        var progress = LineProgress()
        _ = progress.show(Events.planned(1000), at: 0)
        #expect(progress.show(.warning("odd"), at: 0) == [.message(.warning, "odd")])
        #expect(
            progress.show(Events.failed(), at: 0) == [
                .message(
                    .failed,
                    "photos/x.jpg: truncated (decode): it ends early\ncosts trip/picos/cover")
            ])
    }
}
