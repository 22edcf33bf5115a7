/// Measures stages: everything since the last mark belongs to the stage that is marked.
struct StageClock {
    private(set) var seconds: [String: Double] = [:]
    private var last = ContinuousClock.now

    mutating func finished(_ stage: Stage) {
        let now = ContinuousClock.now
        seconds[stage.rawValue, default: 0] += (now - last).inSeconds
        last = now
    }
}

extension Duration {
    /// As a fraction of seconds.
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
