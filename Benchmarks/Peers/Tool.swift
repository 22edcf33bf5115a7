/// A program that can do a workload: Darkroom itself, or a peer.
protocol Tool: Sendable {
    /// As `--peer` takes it.
    var name: String { get }
    /// What it does otherwise than Darkroom, a sentence; nil: nothing of weight.
    var difference: String? { get }
    /// Whether it is Darkroom in another guise, which can do what no other tool is asked for. No, by
    /// default.
    var isDarkroom: Bool { get }

    /// How many processes of it are at work at once.
    func processes(for job: Job) -> Int
    /// Whether it is here, and what it can do.
    func probe(_ runner: ProcessRunner) -> Availability
    /// What to run for a task, into an existing empty folder. At most as many run at once as the
    /// job has processes.
    func commands(for task: ToolTask, into folder: String) throws -> [Command]
    /// The picture files that it left there.
    func files(in folder: String) throws -> [String]
}

extension Tool {
    var isDarkroom: Bool { false }
    func processes(for job: Job) -> Int { job.processes }
    func files(in folder: String) throws -> [String] { try Folder(folder).files() }
}

/// A workload, ready for every tool.
struct ToolTask: Sendable {
    let work: PreparedWorkload
    let job: Job
    /// Folder for a tool's own files; exists.
    let scratch: String
    /// Folder that Darkroom built the workload into.
    let reference: String
}

/// Every peer, in the order of the table. A new one is a file and a line here.
enum Peers {
    static let all: [any Tool] = [
        OneProcess(), DarkroomTool.oneLane, Floor(),
        PythonPeer.pillow, PythonPeer.pillowOptimized, PythonPeer.pyvips, PythonPeer.openCV,
        VipsThumbnail(), ImageMagick(), GraphicsMagick(),
    ]
}
