internal import DarkroomPipeline
internal import Foundation

/// Darkroom's pipeline without its worker process, as a program that links the library can have it:
/// what it is faster by is the cost of surviving a crash. Runs in a process of its own, a copy of this
/// one.
struct OneProcess: Tool {
    let name = "one-process"
    let difference: String? = "the same build without a worker process: a crash would end it"
    let isDarkroom = true

    /// The option by which this program does no more than such a build.
    static let option = "--build"

    func probe(_ runner: ProcessRunner) -> Availability {
        .installed(version: "\(Darkroom.version) (the library)")
    }

    func processes(for job: Job) -> Int { 1 }

    func commands(for task: ToolTask, into folder: String) throws -> [Command] {
        guard let own = Bundle.main.executablePath else { throw BenchError("who am I?") }
        let arguments = [Self.option, task.work.catalog, folder]
        return [Command(own, arguments + ["--jobs", "\(task.job.processes)"])]
    }

    func files(in folder: String) throws -> [String] { try Folder(folder + "/images").files() }

    /// The build itself, in this process.
    static func build(_ catalog: String, into folder: String, lanes: Int) throws {
        var options = BuildOptions(catalog: catalog, output: folder)
        options.jobs = lanes
        let summary = try Pipeline(options).run()
        guard summary.failed == 0 else { throw BenchError("\(summary.failed) pictures failed") }
    }
}
