internal import Foundation

/// Pillow, as a careful Python programmer would use it: one decode a photo at the codec's reduced
/// size, Lanczos from there, a pool of processes.
struct Pillow: Tool {
    /// Whether Huffman tables are made for each file, as Darkroom does; Pillow's default is not to.
    let optimizes: Bool

    var name: String { optimizes ? "pillow-optimized" : "pillow" }
    var difference: String? {
        optimizes
            ? "gets the crops; no manifest, hashes or focal points"
            : "as pillow-optimized, but with standard Huffman tables: faster, larger files"
    }

    func probe(_ runner: ProcessRunner) -> Availability {
        guard let found = Self.python(runner) else {
            return .missing("package python3-pil, or \(Self.variable)=PYTHON of a venv that has it")
        }
        return .installed(version: found.version)
    }

    func commands(for task: ToolTask, into folder: String) throws -> [Command] {
        let script = "\(task.scratch)/pillow.py"
        let job = "\(task.scratch)/pillow-job.json"
        try Data(PackageResources.pillow_py).write(to: URL(fileURLWithPath: script))
        try JSONFile.write(task.job, to: job)
        guard let python = Self.python(ProcessRunner(width: 1, scratch: task.scratch)) else {
            throw BenchError("Pillow is gone")
        }
        return [Command(python.path, [script, job, folder] + (optimizes ? ["--optimize"] : []))]
    }

    /// The first interpreter that has Pillow.
    private static func python(_ runner: ProcessRunner) -> (path: String, version: String)? {
        let question = """
            import PIL, sys
            from PIL import features
            print(f"Pillow {PIL.__version__}, libjpeg-turbo {features.version('libjpeg_turbo')},"
                  f" Python {sys.version.split()[0]}")
            """
        for path in pythons {
            if let version = runner.output(of: Command(path, ["-c", question])) {
                return (path, version)
            }
        }
        return nil
    }

    private static let variable = "DARKROOM_BENCH_PYTHON"

    /// Where to look, best first. Debian's own stands before whatever the search path has, since
    /// it is the one that python3-pil belongs to.
    private static var pythons: [String] {
        if let given = ProcessInfo.processInfo.environment[variable] { return [given] }
        return ["/usr/bin/python3", "python3"]
    }
}
