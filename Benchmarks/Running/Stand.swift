internal import DarkroomManifest

/// A workload set up on disk, where each tool can do it as often as asked.
struct Stand {
    let workload: any Workload
    let task: ToolTask
    /// What Darkroom made of it when the stand was set up.
    let manifest: Manifest
    private let folder: String
    private let runner: ProcessRunner

    /// Lays out the workload in `folder` and lets Darkroom build it once: its manifest says which
    /// crops the peers have to make.
    init(
        _ workload: any Workload, darkroom: DarkroomTool, assets: String, folder: String, lanes: Int
    ) throws {
        self.workload = workload
        self.folder = folder
        for part in ["work", "scratch"] { try Folder("\(folder)/\(part)").make() }
        let scratch = "\(folder)/scratch"
        runner = ProcessRunner(width: lanes, scratch: scratch)
        let work = try workload.prepare(in: "\(folder)/work", assets: assets)
        let reference = "\(folder)/reference"
        let build = DarkroomTool.build(darkroom.path, work.catalog, into: reference, lanes: lanes)
        _ = try runner.measure([build])
        manifest = try JSONFile.read(Manifest.self, from: "\(reference)/manifest.json")
        let job = try Job(manifest, catalog: work.catalog, processes: lanes)
        task = ToolTask(work: work, job: job, scratch: scratch, reference: reference)
    }

    /// Whether a tool is here and can do this.
    func probe(_ tool: any Tool) -> Availability { tool.probe(runner).judged(for: task.job) }

    /// One run of a tool, into an empty folder: Darkroom finds no state of an earlier build. Neither emptying it nor making the list of commands
    /// is measured.
    func run(_ tool: any Tool) throws -> Measurement {
        try Folder(output(of: tool)).empty()
        return try runner.measure(tool.commands(for: task, into: output(of: tool)))
    }

    /// What the tool's last run left.
    func output(of tool: any Tool) -> String { "\(folder)/out/\(tool.name)" }
}
