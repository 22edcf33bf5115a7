import DarkroomManifest
import Testing

@testable import DarkroomPipeline

@Suite struct WorkerFrameTests {
    private var outcome: PhotoOutcome {
        let job = SourceJob(path: "photos/ä.jpg", file: "/x", focalPoint: nil, pictures: [])
        var outcome = PhotoOutcome(job)
        outcome.fail(
            SourceFailure(code: .corrupt, stage: .decode, message: "damaged", detail: "vips"),
            ["b", "a"])
        outcome.seconds = ["decode": 0.25]
        return outcome
    }

    @Test func framesSurviveThePipeInPiecesOfAnySize() throws {
        let frames: [WorkerFrame] = [
            .working(3, .render, age: 1200), .waiting(70_000), .finished(3, outcome),
            .stopped("no space"),
        ]
        let bytes = try frames.flatMap { try $0.encoded() }
        for size in [1, 7, bytes.count] {
            var reader = WorkerFrameReader()
            var arrived: [WorkerFrame] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                arrived += reader.take(bytes[start..<min(bytes.count, start + size)])
            }
            #expect(arrived.map(text) == frames.map(text))
        }
    }

    @Test func anOutcomeArrivesWhole() throws {
        var reader = WorkerFrameReader()
        guard
            case .finished(1, let arrived) = try reader.take(
                WorkerFrame.finished(1, outcome).encoded()
            ).first
        else {
            Issue.record("no finished frame")
            return
        }
        #expect(arrived.path == "photos/ä.jpg")
        #expect(arrived.failures == outcome.failures)
        #expect(arrived.failures.first?.images == ["a", "b"])
        #expect(arrived.details == ["vips"])
        #expect(arrived.seconds == ["decode": 0.25])
    }

    private func text(_ frame: WorkerFrame) -> String {
        switch frame {
        case .working(let job, let stage, let age): "working \(job) \(stage) \(age)"
        case .waiting(let job): "waiting \(job)"
        case .finished(let job, let outcome): "finished \(job) \(outcome.path)"
        case .stopped(let message): "stopped \(message)"
        }
    }
}
