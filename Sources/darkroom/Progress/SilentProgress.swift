import DarkroomPipeline

/// `--progress none`: warnings and failures only.
struct SilentProgress: ProgressRendering {
    mutating func show(_ event: BuildEvent, at time: Double) -> [ProgressOutput] {
        switch event {
        case .warning(let text): return [.message(.warning, text)]
        case .failed(let failure, let detail):
            return [.message(.failed, FailureText.of(failure, detail: detail))]
        case .planned, .photoFinished: return []
        }
    }
}
