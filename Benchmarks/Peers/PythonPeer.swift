internal import Foundation

/// A Python library, as a careful programmer would use it: one decode a photo, a pool of processes.
struct PythonPeer: Tool {
    let name: String
    let difference: String?
    /// What has to be installed.
    let package: String
    /// File name of its script.
    let script: String
    let source: [UInt8]
    var options: [String] = []

    func probe(_ runner: ProcessRunner) -> Availability {
        Self.pythons.lazy.compactMap { installation(in: $0, runner) }.first
            .map { .installed($0) } ?? .missing(package)
    }

    func commands(for task: ToolTask, into folder: String) throws -> [Command] {
        let job = "\(task.scratch)/job.json"
        try JSONFile.write(task.job, to: job)
        let runner = ProcessRunner(width: 1, scratch: task.scratch)
        guard let python = Self.pythons.first(where: { installation(in: $0, runner) != nil }) else {
            throw BenchError("\(name) is gone")
        }
        return [
            // As many processes as processors already: threads in each would only collide.
            Command(
                python, ["\(task.scratch)/\(script)", job, folder] + options,
                environment: ["VIPS_CONCURRENCY": "1"])
        ]
    }

    /// What the script says of itself in an interpreter; nil: its library is not there.
    private func installation(in python: String, _ runner: ProcessRunner) -> Installation? {
        let path = "\(runner.scratch)/\(script)"
        guard (try? layOut(in: runner.scratch)) != nil,
            let text = runner.output(of: Command(python, [path, "--probe"]))
        else { return nil }
        return try? JSONDecoder().decode(Installation.self, from: Data(text.utf8))
    }

    private func layOut(in folder: String) throws {
        try Data(source).write(to: URL(fileURLWithPath: "\(folder)/\(script)"))
        try Data(PackageResources.peer_py).write(to: URL(fileURLWithPath: "\(folder)/peer.py"))
    }

    static let variable = "DARKROOM_BENCH_PYTHON"

    /// Where to look, best first. Debian's own stands before whatever the search path has, since
    /// it is the one that python3-pil belongs to.
    private static var pythons: [String] {
        let given = ProcessInfo.processInfo.environment[variable].map { [$0] } ?? []
        return given + ["/usr/bin/python3", "python3"]
    }
}

extension PythonPeer {
    /// Without Huffman tables for each file: Pillow's default.
    static let pillow = PythonPeer(
        name: "pillow",
        difference: "as pillow-optimized, but with standard Huffman tables: faster, larger files",
        package: "python3-pil, or pillow in \(variable)'s venv",
        script: "pillow_peer.py", source: PackageResources.pillow_peer_py)

    /// With them, as Darkroom has.
    static let pillowOptimized = PythonPeer(
        name: "pillow-optimized",
        difference:
            "codec's reduced size, Lanczos; gets the crops; no manifest, hashes, focal points, colours",
        package: pillow.package, script: pillow.script, source: pillow.source,
        options: ["--optimize"])

    static let pyvips = PythonPeer(
        name: "pyvips",
        difference:
            "codec's reduced size, Lanczos; gets the crops; no manifest, hashes, focal points, colours",
        package: "pyvips in \(variable)'s venv",
        script: "pyvips_peer.py", source: PackageResources.pyvips_peer_py)

    static let openCV = PythonPeer(
        name: "opencv",
        difference:
            "codec's reduced size, area averaging; gets the crops; no manifest, hashes, focal points,"
            + " colours",
        package: "opencv-python-headless in \(variable)'s venv",
        script: "opencv_peer.py", source: PackageResources.opencv_peer_py)
}
