import DarkroomPipeline

/// `--progress none`: failures only.
struct SilentProgress: ProgressRendering {
    mutating func show(_ event: BuildEvent, at time: Double) -> [ProgressOutput] {
        guard case .failed(let failure, let detail) = event else { return [] }
        return [.message(.failed, FailureText.of(failure, detail: detail))]
    }
}
