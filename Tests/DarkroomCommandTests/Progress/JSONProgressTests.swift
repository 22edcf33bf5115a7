import DarkroomPipeline
import Testing

@testable import darkroom

@Suite struct JSONProgressTests {
    @Test func eachEventIsAnObjectOnItsLine() {
        var progress = JSONProgress()
        #expect(
            progress.show(Events.planned(2), at: 0)
                == [.line(#"{"event":"planned","photos":2,"pictures":4}"#)])
        #expect(
            progress.show(Events.photo(), at: 0) == [
                .line(
                    #"{"event":"photo","source":"photos/a.jpg","done":1,"bytesIn":1000,"#
                        + #""bytesOut":300,"files":6,"pictures":2,"failed":0}"#)
            ])
        #expect(
            progress.show(.warning("odd"), at: 0)
                == [.line(#"{"event":"warning","message":"odd"}"#)])
    }

    @Test func photosAreCounted() {
        var progress = JSONProgress()
        _ = progress.show(Events.photo(), at: 0)
        guard case .line(let text) = progress.show(Events.photo(), at: 0).first else {
            Issue.record("no line")
            return
        }
        #expect(text.contains(#""done":2,"#))
    }

    @Test func aFailureNamesItsPicturesAndItsDetail() {
        var progress = JSONProgress()
        let start =
            #"{"event":"failed","source":"photos/x.jpg","code":"truncated","stage":"decode","#
            + #""message":"it ends early","images":["a","b"]"#
        let failure = Events.failure(images: ["a", "b"])
        #expect(progress.show(.failed(failure, detail: nil), at: 0) == [.line(start + "}")])
        #expect(
            progress.show(.failed(failure, detail: "x"), at: 0)
                == [.line(start + #","detail":"x"}"#)])
    }

    @Test func theSummaryClosesTheBuild() {
        var progress = JSONProgress()
        var summary = BuildSummary()
        summary.photos = 17
        summary.seconds = 2.3456
        summary.stageSeconds = [("decode", 1), ("encode", 0.5)]
        summary.manifest = .unchanged
        #expect(
            progress.finish(summary) == [
                .line(
                    #"{"event":"summary","photos":17,"pictures":0,"upToDate":0,"files":0,"failed":0,"#
                        + #""hardToRead":0,"bytesIn":0,"bytesOut":0,"seconds":2.346,"#
                        + #""stageSeconds":{"decode":1,"encode":0.5},"#
                        + #""manifest":"unchanged"}"#)
            ])
    }

    @Test func errorsAndStopsAreEventsToo() {
        let progress = JSONProgress()
        #expect(progress.fail("no") == .line(#"{"event":"error","message":"no"}"#))
        #expect(progress.stopped(.terminated) == #"{"event":"stopped","exitCode":143}"#)
    }

    @Test func textStaysOnItsLine() {
        let text = JSONProgress().fail("a\nd\u{1B}\u{9B}é")
        #expect(text == .line(#"{"event":"error","message":"a\nd\u001b\u009bé"}"#))
    }
}
