import Testing

@testable import DarkroomPipeline

@Suite struct JobOrderTests {
    @Test func theLargestComeFirstAndResultsGoBack() {
        let order = JobOrder([
            Self.job("a", 10), Self.job("b", 300), Self.job("c", 0), Self.job("d", 300),
            Self.job("e", 20),
        ])
        #expect(order.jobs.map(\.path) == ["b", "d", "e", "a", "c"])
        #expect(order.undone(order.jobs.map(\.path)) == ["a", "b", "c", "d", "e"])
    }

    @Test func nothingIsNothing() {
        #expect(JobOrder([]).jobs.isEmpty && JobOrder([]).undone([Int]()).isEmpty)
    }

    private static func job(_ path: String, _ bytes: Int) -> SourceJob {
        var job = SourceJob(path: path, file: "/" + path, focalPoint: nil, pictures: [])
        job.bytes = bytes
        return job
    }
}
