internal import DarkroomManifest
internal import Foundation

/// ImageMagick 6 or 7: one command a photo, one decode, a clone for each output.
struct ImageMagick: Tool {
    let name = "imagemagick"
    let difference: String? =
        "JPEGs at the codec's reduced size, Lanczos in 16 bits; gets the crops; no manifest, hashes,"
        + " focal points, colours"

    func probe(_ runner: ProcessRunner) -> Availability {
        guard let program = Self.program(runner),
            let version = runner.output(of: Command(program, ["-version"])),
            let list = runner.output(of: Command(program, ["-list", "format"]))
        else { return .missing("package imagemagick") }
        let head = String(version.prefix { $0 != "\n" })
        return .installed(MagickFormats.installation(version: head, list: list))
    }

    func commands(for task: ToolTask, into folder: String) throws -> [Command] {
        guard let program = Self.program(ProcessRunner(width: 1, scratch: task.scratch)) else {
            throw BenchError("ImageMagick is gone")
        }
        try Data(Self.policy.utf8).write(to: URL(filePath: "\(task.scratch)/policy.xml"))
        return task.job.photos.map { photo in
            Command(
                program, Self.arguments(photo, into: folder),
                environment: [
                    // As many processes as processors already: threads in each would only collide.
                    "MAGICK_THREAD_LIMIT": "1", "OMP_NUM_THREADS": "1",
                    "MAGICK_CONFIGURE_PATH": task.scratch,
                ])
        }
    }

    /// Debian's refuses photos wider than 16,384 pixels, and keeps pixels on the disk from 256 MiB on.
    private static let policy = """
        <policymap>
          <policy domain="resource" name="width" value="64KP"/>
          <policy domain="resource" name="height" value="64KP"/>
          <policy domain="resource" name="area" value="1GP"/>
          <policy domain="resource" name="memory" value="8GiB"/>
        </policymap>

        """

    static func arguments(_ photo: Job.Photo, into folder: String) -> [String] {
        let decode = ScaledDecode(photo)
        let hint = decode.hint.map { ["-define", "jpeg:size=\($0.width)x\($0.height)"] } ?? []
        let start = hint + [photo.path, "-auto-orient", "-strip", "-depth", "8"]
        return start + photo.outputs.flatMap { clone($0, decode, into: folder) } + ["null:"]
    }

    private static func clone(
        _ output: Job.Output, _ decode: ScaledDecode, into folder: String
    ) -> [String] {
        var words = ["(", "-clone", "0", "-crop", decode.crop(output), "+repage"]
        words += ["-resize", "\(output.size.width)x\(output.size.height)!"]
        words += overlay(output)
        words += ["-quality", "\(output.quality)"]
        // The effort that Darkroom has.
        if output.format == .avif { words += ["-define", "heic:speed=5"] }
        return words + ["-write", "\(folder)/\(output.name)", "+delete", ")"]
    }

    /// A flat colour, at so many percent.
    private static func overlay(_ output: Job.Output) -> [String] {
        guard let overlay = output.overlay else { return [] }
        return ["-fill", overlay.color, "-colorize", (overlay.opacity * 100).formatted(0)]
    }

    /// Debian's own before whatever the search path has, which may be a wrapper.
    private static func program(_ runner: ProcessRunner) -> String? {
        ["/usr/bin/convert", "magick", "convert"].first {
            runner.output(of: Command($0, ["-version"]))?.contains("ImageMagick") == true
        }
    }
}
