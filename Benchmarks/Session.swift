/// One run of the benchmarks, in a temporary folder.
struct Session {
    private let options: Options
    private let folder: Folder
    private let say: (String) -> Void
    private let darkroom: DarkroomTool
    private let peers: [any Tool]

    /// - Parameter say: told of progress and problems, a line each.
    init(_ options: Options, in folder: Folder, say: @escaping (String) -> Void) throws {
        self.options = options
        self.folder = folder
        self.say = say
        darkroom = DarkroomTool(name: "darkroom")
        let chosen = Peers.all.filter { options.peers.isEmpty || options.peers.contains($0.name) }
        let baseline = options.baseline.map { DarkroomTool(name: "baseline", path: $0) }
        peers = [baseline].compactMap { $0 } + chosen
        let runner = ProcessRunner(width: 1, scratch: folder.path)
        if case .missing(let remedy) = darkroom.probe(runner) {
            throw BenchError("no working \(darkroom.path); \(remedy)")
        }
    }

    /// Measures everything. The stages come last: they run in this process and make it large.
    func report() throws -> Report {
        var report = Report(machine: .current, runs: options.runs, lanes: options.lanes)
        let stands = try self.stands()
        for stand in stands {
            let contest = Contest(
                stand: stand, tools: tools(for: stand), runs: options.runs, progress: say)
            report.workloads.append(try contest.report())
        }
        for (index, stand) in stands.enumerated() {
            say("\(stand.workload.name): stages")
            report.workloads[index].stages = try StageProfile(
                catalog: stand.task.work.catalog, lanes: options.lanes, output: profile
            ).stages(runs: options.runs)
        }
        return report
    }

    /// Checks everything, prints a line a check; whether all is well.
    func check() throws -> Bool {
        var isWell = true
        for stand in try stands() {
            let check = Check(stand: stand, lanes: options.lanes)
            let counts = try check.darkroomProblems(profile: profile)
            isWell = tell(stand, "counts", counts) && isWell
            for tool in tools(for: stand) {
                if let absence = stand.probe(tool).absence {
                    print("\(stand.workload.name), \(tool.name): \(absence)")
                } else {
                    isWell = tell(stand, tool.name, try check.problems(of: tool)) && isWell
                }
            }
        }
        return isWell
    }

    private func tell(_ stand: Stand, _ what: String, _ problems: [String]) -> Bool {
        let result = problems.isEmpty ? "ok" : problems.joined(separator: "; ")
        print("\(stand.workload.name), \(what): \(result)")
        return problems.isEmpty
    }

    private var profile: Folder { Folder(folder.path + "/profile") }

    private func stands() throws -> [Stand] {
        let chosen = Workloads.all.filter {
            options.workloads.isEmpty || options.workloads.contains($0.name)
        }
        return try chosen.map { workload in
            try Stand(
                options.check ? workload.brief : workload, darkroom: darkroom,
                assets: options.assets,
                folder: "\(folder.path)/\(workload.name)", lanes: options.lanes)
        }
    }

    private func tools(for stand: Stand) -> [any Tool] {
        [darkroom] + peers.filter { stand.workload.isCompared || $0.isDarkroom }
    }
}
