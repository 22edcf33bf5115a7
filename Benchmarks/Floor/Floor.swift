internal import Foundation

/// What the codecs alone need: the scaled decode that Darkroom's plan asks for, and the encode of
/// Darkroom's own outputs from pixels that lie ready. No tool that makes these files from these photos
/// with libjpeg-turbo takes less. Runs in a process of its own, a copy of this one, with a thread a lane.
struct Floor: Tool {
    let name = "floor"
    let difference: String? =
        "libjpeg-turbo alone: scaled decode of each photo, encode of Darkroom's outputs; no pixel"
        + " resampled"

    /// The option by which this program decodes and encodes, and that by which it prepares the pixels.
    static let option = "--floor"
    static let preparation = "--floor-pixels"

    func probe(_ runner: ProcessRunner) -> Availability {
        .installed(
            Installation(version: "libjpeg-turbo, Darkroom's own", reads: [.jpeg], writes: [.jpeg]))
    }

    func processes(for job: Job) -> Int { 1 }

    /// Prepares the pixels when first asked, in another process: this one must stay small.
    func commands(for task: ToolTask, into folder: String) throws -> [Command] {
        guard let own = Bundle.main.executablePath else { throw BenchError("who am I?") }
        let file = "\(task.scratch)/floor.json"
        let pixels = "\(task.scratch)/floor-pixels"
        try JSONFile.write(
            FloorTask(job: task.job, reference: task.reference, pixels: pixels), to: file)
        if !FileManager.default.fileExists(atPath: pixels) {
            try Folder(pixels).make()
            let runner = ProcessRunner(width: 1, scratch: task.scratch)
            _ = try runner.measure([Command(own, [Self.preparation, file])])
        }
        return [Command(own, [Self.option, file, folder])]
    }
}
