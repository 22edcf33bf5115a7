extension ToolReport {
    /// A tool that takes no part.
    init(absent tool: any Tool, _ absence: String) {
        name = tool.name
        version = nil
        self.absence = absence
        isDarkroom = tool.isDarkroom
        difference = tool.difference
    }

    /// A measured tool.
    ///
    /// - Parameter baseline: Darkroom's runs, one for each of `runs`; nil for Darkroom itself.
    init(
        _ tool: any Tool, version: String, job: Job, runs: [Measurement], bytesOut: Int,
        baseline: [Measurement]?
    ) {
        name = tool.name
        self.version = version
        absence = nil
        isDarkroom = tool.isDarkroom
        difference = tool.difference
        processes = tool.processes(for: job)
        self.bytesOut = bytesOut
        self.runs = runs
        seconds = Spread(runs.map(\.seconds))
        cpuSeconds = Spread(runs.map(\.cpuSeconds))
        peakBytes = Spread(runs.map { Double($0.peakBytes) })
        photosPerSecond = seconds.map { Double(job.photos.count) / $0.median }
        othersLoad = Spread(runs.compactMap(\.othersLoad))?.median
        ratios = baseline.flatMap { Ratios(runs, processes: processes, by: $0) }
    }
}

extension ToolReport.Ratios {
    /// Nil of no runs.
    ///
    /// - Parameter baseline: runs of a single process each.
    init?(_ runs: [Measurement], processes: Int, by baseline: [Measurement]) {
        func median(_ figure: (Measurement) -> Double) -> Double? {
            Spread(zip(runs, baseline).map { figure($0) / figure($1) })?.median
        }
        guard let seconds = median(\.seconds), let cpu = median(\.cpuSeconds),
            let peak = median({ Double($0.peakBytes) })
        else { return nil }
        self.init(seconds: seconds, cpuSeconds: cpu, peakBytes: peak * Double(processes))
    }
}
