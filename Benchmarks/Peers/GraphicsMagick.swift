internal import DarkroomManifest
internal import Foundation

/// GraphicsMagick: one batch a photo, whose decoded pixels stay in memory between its commands.
struct GraphicsMagick: Tool {
    let name = "graphicsmagick"
    let difference: String? =
        "JPEGs at the codec's reduced size, Lanczos; gets the crops; no manifest, hashes, focal points,"
        + " colours"

    func probe(_ runner: ProcessRunner) -> Availability {
        guard let version = runner.output(of: Command(Self.program, ["version"])),
            let list = runner.output(of: Command(Self.program, ["convert", "-list", "formats"]))
        else { return .missing("package graphicsmagick") }
        let head = String(version.prefix { $0 != "\n" })
        return .installed(MagickFormats.installation(version: head, list: list))
    }

    func commands(for task: ToolTask, into folder: String) throws -> [Command] {
        try task.job.photos.enumerated().map { index, photo in
            let file = "\(task.scratch)/batch-\(index).gm"
            let text = Self.batch(photo, into: folder).joined(separator: "\n") + "\n"
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            return Command(
                Self.program, ["batch", "-stop-on-error", "on", file],
                // As many processes as processors already: threads in each would only collide.
                environment: ["OMP_NUM_THREADS": "1"])
        }
    }

    /// The batch's lines: the photo into memory, then an output each.
    static func batch(_ photo: Job.Photo, into folder: String) -> [String] {
        let decode = ScaledDecode(photo)
        let hint = decode.hint.map { "-size \($0.width)x\($0.height) " } ?? ""
        let outputs = photo.outputs.map { output in
            let size = "\(output.size.width)x\(output.size.height)!"
            let overlay =
                output.overlay.map {
                    // A bare # would begin a comment.
                    " -fill \"\($0.color)\" -colorize \(($0.opacity * 100).formatted(0))"
                } ?? ""
            return
                "convert mpr:photo -crop \(decode.crop(output)) +repage -resize \(size)\(overlay)"
                + " -quality \(output.quality) \"\(folder)/\(output.name)\""
        }
        return ["convert \(hint)\"\(photo.path)\" -auto-orient +profile \"*\" -depth 8 mpr:photo"]
            + outputs
    }

    private static let program = "gm"
}
