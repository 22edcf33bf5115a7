/// Everything that a run of the benchmarks found, as `--json` writes it.
struct Report: Encodable, Sendable {
    let machine: Machine
    /// Measured runs of each tool, one warm-up before them not counted.
    let runs: Int
    /// Lanes of Darkroom, processes of its peers.
    let lanes: Int
    var workloads: [WorkloadReport] = []
}

/// What was found for one workload.
struct WorkloadReport: Encodable, Sendable {
    let name: String
    let summary: String
    let notes: [String]
    let photos: Int
    let pictures: Int
    let files: Int
    let bytesIn: Int
    let megapixelsIn: Double
    /// Darkroom first.
    let tools: [ToolReport]
    /// Seconds of Darkroom's stages over all lanes, medians; filled when everything else is done.
    var stages: [StageReport] = []
}

/// What was found for one tool.
struct ToolReport: Encodable, Sendable {
    let name: String
    /// Nil: it takes no part.
    let version: String?
    /// Why it takes no part; nil: it does.
    let absence: String?
    /// Whether it is Darkroom in some guise.
    let isDarkroom: Bool
    let difference: String?
    var bytesOut = 0
    var runs: [Measurement] = []
    var seconds: Spread?
    var cpuSeconds: Spread?
    /// How many processes are at work at once.
    var processes = 1
    /// Largest resident size of the largest process, in bytes.
    var peakBytes: Spread?
    /// Median, from wall time.
    var photosPerSecond: Double?
    /// Median of other processes' load during the runs, in processors.
    var othersLoad: Double?
    /// Medians of this tool's figure by Darkroom's, run by run; nil for Darkroom itself.
    var ratios: Ratios?

    struct Ratios: Encodable, Sendable, Equatable {
        let seconds: Double
        let cpuSeconds: Double
        /// Of all processes at work together: an upper bound, shared pages count in each.
        let peakBytes: Double
    }
}

/// One stage of Darkroom's.
struct StageReport: Encodable, Sendable, Equatable {
    let name: String
    /// Over all lanes.
    let seconds: Double
    /// Of the sum of all stages, 0 to 1.
    let share: Double
}
