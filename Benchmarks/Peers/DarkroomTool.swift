internal import Foundation

/// Darkroom's own command, run as its users run it.
struct DarkroomTool: Tool {
    let name: String
    /// The binary. By default the one beside this program.
    var path = DarkroomTool.besideThis
    /// Nil: as many as the job has processes.
    var lanes: Int?
    var difference: String?
    let isDarkroom = true

    /// What more lanes are worth.
    static let oneLane = DarkroomTool(
        name: "one-lane", lanes: 1, difference: "Darkroom with --jobs 1")

    func probe(_ runner: ProcessRunner) -> Availability {
        guard let text = runner.output(of: Command(path, ["--version"])), !text.isEmpty else {
            return .missing("build it: swift build -c release --product darkroom")
        }
        return .installed(version: text)
    }

    /// Its lanes are threads of one worker; the process above that one is small and waits.
    func processes(for job: Job) -> Int { 1 }

    func commands(for task: ToolTask, into folder: String) -> [Command] {
        [Self.build(path, task.work.catalog, into: folder, lanes: lanes ?? task.job.processes)]
    }

    func files(in folder: String) throws -> [String] { try Folder(folder + "/images").files() }

    /// A whole build.
    static func build(
        _ path: String, _ catalog: String, into folder: String, lanes: Int
    ) -> Command {
        Command(
            path,
            ["build", catalog, "--output", folder, "--jobs", "\(lanes)", "--progress", "none"])
    }

    private static var besideThis: String {
        let own = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
        return own.deletingLastPathComponent().appendingPathComponent("darkroom").path
    }
}
