import DarkroomPipeline
import Testing

@testable import darkroom

@Suite struct BarProgressTests {
    private func bar(_ photos: Int, columns: Int = 80) -> BarProgress {
        var bar = BarProgress(width: { columns })
        _ = bar.show(Events.planned(photos), at: 1)
        return bar
    }

    @Test func showsCountShareRateAndRemainingTime() {
        var bar = bar(4)
        #expect(
            bar.show(Events.photo(), at: 3) == [
                .status("1/4 [=======>                      ]  25%  0.5 photos/s  0:06 left")
            ])
    }

    @Test func theBarIsFullInTheEnd() {
        var bar = bar(1)
        #expect(
            bar.show(Events.photo(), at: 2) == [
                .status("1/1 [==============================] 100%  1.0 photos/s  0:00 left")
            ])
    }

    @Test func isDrawnTenTimesASecondAtMost() {
        var bar = bar(10_000)
        let drawn = (1...1000).flatMap { bar.show(Events.photo(), at: 1 + Double($0) / 1000) }
        #expect((9...10).contains(drawn.count))
    }

    @Test func theLastPhotoIsAlwaysDrawn() {
        var bar = bar(2)
        _ = bar.show(Events.photo(), at: 2)
        #expect(bar.show(Events.photo(), at: 2.001).count == 1)
    }

    @Test func failuresAndWarningsComeAtOnceAndAreCounted() {
        var bar = bar(4)
        #expect(bar.show(.warning("odd"), at: 1.01) == [.message(.warning, "odd")])
        let outputs = bar.show(Events.failed(images: ["a", "b"]), at: 2)
        #expect(outputs.count == 2)
        #expect(
            outputs.last
                == .status("0/4 [>                             ]   0%  0.0 photos/s  2 failed"))
    }

    @Test(arguments: 1...120)
    func neverFillsTheLastColumn(columns: Int) {
        var bar = bar(1000, columns: columns)
        guard case .status(let text) = bar.show(Events.photo(), at: 2).first else {
            Issue.record("no status")
            return
        }
        #expect(text.count < columns)
    }

    @Test func aNarrowTerminalGetsNumbersOnly() {
        var bar = bar(4, columns: 41)
        #expect(
            bar.show(Events.photo(), at: 3) == [.status("1/4   25%  0.5 photos/s  0:06 left")])
    }

    @Test func isRemovedInTheEnd() {
        var bar = bar(4)
        #expect(bar.finish(.init()) == [.status("")])
    }

    @Test func nothingIsDrawnBeforeThePlanStandsOrWithoutPhotos() {
        var early = BarProgress(width: { 80 })
        #expect(early.show(Events.failed(), at: 0).count == 1)
        #expect(early.show(Events.planned(0), at: 0) == [])
    }
}
