/// libvips' own command, once an output: what a shell script would do.
struct VipsThumbnail: Tool {
    let name = "vipsthumbnail"
    let difference: String? =
        "one process an output; finds its own attention crop each time; no overlay"

    func probe(_ runner: ProcessRunner) -> Availability {
        guard let version = runner.output(of: Command(Self.program, ["--version"])) else {
            return .missing("package libvips-tools")
        }
        return .installed(version: version)
    }

    func commands(for task: ToolTask, into folder: String) -> [Command] {
        task.job.photos.flatMap { photo in
            photo.outputs.map { output in
                let file = "\(folder)/\(output.name)"
                return Command(
                    Self.program,
                    [
                        photo.path, "--size", "\(output.size.width)x\(output.size.height)",
                        "--smartcrop", "attention", "-o",
                        "\(file)[Q=\(task.job.quality),optimize_coding,strip]",
                    ],
                    // As many processes as processors already: threads in each would only collide.
                    environment: ["VIPS_CONCURRENCY": "1"])
            }
        }
    }

    private static let program = "vipsthumbnail"
}
