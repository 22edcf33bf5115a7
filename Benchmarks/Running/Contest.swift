internal import DarkroomManifest

/// Measures one workload with Darkroom and its peers, in turns, so that a change in the machine's
/// load meets them all.
struct Contest {
    let stand: Stand
    /// Darkroom first.
    let tools: [any Tool]
    let runs: Int
    /// Told what is done next, for people who wait.
    let progress: (String) -> Void

    /// A warm-up of each tool, then `runs` rounds of all of them.
    func report() throws -> WorkloadReport {
        let found = try tools.map { (tool: $0, availability: try warmedUp($0)) }
        let here = found.filter { $0.availability.absence == nil }.map(\.tool)
        var measured: [String: [Measurement]] = [:]
        for round in 1...runs {
            for tool in here {
                measured[tool.name, default: []].append(try run(tool, "run \(round) of \(runs)"))
            }
        }
        return try WorkloadReport(
            stand, tools: found.map { try entry($0.tool, $0.availability, measured) })
    }

    /// Whether a tool takes part, after a warm-up. A peer that cannot do the work is left out and the
    /// report has its words; Darkroom has to.
    private func warmedUp(_ tool: any Tool) throws -> Availability {
        let availability = stand.probe(tool)
        guard availability.absence == nil else { return availability }
        do {
            _ = try run(tool, "warm-up")
            return availability
        } catch let error as BenchError where !tool.isDarkroom {
            progress("\(stand.workload.name): \(tool.name) takes no part. \(error)")
            return .unfit("failed: \(error)")
        }
    }

    private func run(_ tool: any Tool, _ what: String) throws -> Measurement {
        progress("\(stand.workload.name): \(tool.name), \(what)")
        return try stand.run(tool)
    }

    private func entry(
        _ tool: any Tool, _ availability: Availability, _ measured: [String: [Measurement]]
    ) throws -> ToolReport {
        guard case .installed(let installation) = availability else {
            return ToolReport(absent: tool, availability.absence ?? "")
        }
        let files = try tool.files(in: stand.output(of: tool))
        return ToolReport(
            tool, version: installation.version, job: stand.task.job,
            runs: measured[tool.name] ?? [], bytesOut: Folder.bytes(of: files),
            baseline: tool.name == tools[0].name ? nil : measured[tools[0].name])
    }
}

extension WorkloadReport {
    init(_ stand: Stand, tools: [ToolReport]) {
        name = stand.workload.name
        summary = stand.workload.summary
        notes = stand.task.work.notes
        let sources = stand.manifest.sources.values
        photos = sources.count
        pictures = stand.manifest.images.count
        files = stand.task.job.outputs.count
        bytesIn = sources.reduce(0) { $0 + $1.bytes }
        megapixelsIn = sources.reduce(0) { $0 + Double($1.width * $1.height) } / 1e6
        self.tools = tools
    }
}
