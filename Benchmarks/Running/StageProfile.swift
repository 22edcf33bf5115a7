internal import DarkroomPipeline

/// Darkroom's pipeline, run inside this process, to see what its stages take and what it counts.
struct StageProfile {
    let catalog: String
    let lanes: Int
    /// Emptied before each run.
    let output: Folder

    /// Medians of some runs, stages in order. One more run before them is not counted.
    func stages(runs: Int) throws -> [StageReport] {
        _ = try build()
        let summaries = try (0..<runs).map { _ in try build().summary }
        let names = summaries[0].stageSeconds.map(\.stage)
        let seconds = names.indices.map { index in
            Spread(summaries.map { $0.stageSeconds[index].seconds })?.median ?? 0
        }
        let sum = seconds.reduce(0, +)
        return zip(names, seconds).map { StageReport(name: $0, seconds: $1, share: $1 / sum) }
    }

    /// One build, and how many photos it told of as opened.
    func build() throws -> (summary: BuildSummary, opened: Int) {
        try output.empty()
        var options = BuildOptions(catalog: catalog, output: output.path)
        options.jobs = lanes
        let counter = Counter()
        let pipeline = Pipeline(options) { event in
            if case .photoFinished = event { counter.add() }
        }
        return (try pipeline.run(), counter.count)
    }
}
