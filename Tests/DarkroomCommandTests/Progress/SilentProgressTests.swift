import DarkroomPipeline
import Testing

@testable import darkroom

@Suite struct SilentProgressTests {
    @Test func tellsOnlyOfWarningsAndFailures() {
        var progress = SilentProgress()
        #expect(progress.show(Events.planned(2), at: 0) == [])
        #expect(progress.show(Events.photo(), at: 1) == [])
        #expect(progress.show(.warning("odd"), at: 1) == [.message(.warning, "odd")])
        #expect(progress.show(Events.failed(), at: 1).count == 1)
        #expect(progress.finish(.init()) == [])
        #expect(progress.fail("no") == .message(.error, "no"))
        #expect(progress.stopped(.interrupted) == "darkroom: stopped")
    }
}
