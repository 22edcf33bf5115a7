/// libvips' own command, once an output: what a shell script would do.
struct VipsThumbnail: Tool {
    let name = "vipsthumbnail"
    let difference: String? =
        "one process an output; finds its own attention crop each time; no overlay"

    func probe(_ runner: ProcessRunner) -> Availability {
        guard let version = runner.output(of: Command(Self.program, ["--version"])),
            let classes = runner.output(of: Command("vips", ["-l", "foreign"]))
        else { return .missing("package libvips-tools") }
        return .installed(
            Installation(
                version: version, reads: Self.formats("load", in: classes),
                writes: Self.formats("save", in: classes)))
    }

    func commands(for task: ToolTask, into folder: String) -> [Command] {
        task.job.photos.flatMap { photo in
            photo.outputs.map { output in
                let coding = output.format == .jpeg ? ",optimize_coding" : ""
                let file = "\(folder)/\(output.name)"
                return Command(
                    Self.program,
                    [
                        photo.path, "--size", "\(output.size.width)x\(output.size.height)",
                        "--smartcrop", "attention", "-o",
                        "\(file)[Q=\(output.quality)\(coding),strip]",
                    ],
                    // As many processes as processors already: threads in each would only collide.
                    environment: ["VIPS_CONCURRENCY": "1"])
            }
        }
    }

    /// The formats that libvips' list of classes has an operation for; HEIC and AVIF share theirs.
    private static func formats(_ operation: String, in classes: String) -> Set<PictureFormat> {
        Set(
            PictureFormat.allCases.filter { format in
                let family = [.heic, .avif].contains(format) ? "heif" : format.rawValue
                return classes.contains("(\(family)\(operation))")
            })
    }

    private static let program = "vipsthumbnail"
}
