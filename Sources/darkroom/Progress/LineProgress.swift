import DarkroomPipeline

/// `--progress lines`, for logs: a line a photo in a small build; in a larger one a line each tenth
/// of the way, a second apart at least. Warnings and failures at once.
struct LineProgress: ProgressRendering {
    /// Photos up to which each gets its line.
    private static let smallBuild = 20
    /// Seconds between two lines.
    private static let pause = 1.0

    private var tally = ProgressTally()
    private var tenth = 0
    private var last = -Double.infinity

    mutating func show(_ event: BuildEvent, at time: Double) -> [ProgressOutput] {
        tally.add(event, at: time)
        switch event {
        case .warning(let text):
            return [.message(.warning, text)]
        case .failed(let failure, let detail):
            return [.message(.failed, FailureText.of(failure, detail: detail))]
        case .planned(let photos, let pictures):
            let text =
                Quantity.counted(photos, "photo") + ", " + Quantity.counted(pictures, "picture")
            return [.message(.note, text + " planned")]
        case .photoFinished(let report):
            return tally.total <= Self.smallBuild ? [line(report)] : step(at: time)
        }
    }

    private func line(_ report: PhotoReport) -> ProgressOutput {
        let pictures = Quantity.counted(report.pictures, "picture")
        let failed = report.failed > 0 ? ", \(report.failed) failed" : ""
        return .message(.note, "\(tally.count) \(report.source): \(pictures)\(failed)")
    }

    private mutating func step(at time: Double) -> [ProgressOutput] {
        let reached = tally.done * 10 / max(1, tally.total)
        guard reached > tenth, time - last >= Self.pause || tally.isComplete else { return [] }
        tenth = reached
        last = time
        return [
            .message(.note, "\(tally.count) photos, \(tally.percent) %, \(tally.rate(at: time))")
        ]
    }
}
