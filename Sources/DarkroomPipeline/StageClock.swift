/// Measures stages: everything since the last mark belongs to the stage that is marked.
struct StageClock: Sendable {
    private(set) var seconds: [String: Double] = [:]
    private var last = ContinuousClock.now

    mutating func finished(_ stage: Stage) {
        let now = ContinuousClock.now
        seconds[stage.rawValue, default: 0] += (now - last).inSeconds
        last = now
    }

    /// Takes over what others measured since the last mark, in other lanes perhaps.
    mutating func add(_ others: [StageClock]) {
        for other in others { seconds.merge(other.seconds, uniquingKeysWith: +) }
        last = .now
    }
}

extension ContinuousClock.Instant {
    /// How long it is until then, in whole milliseconds for `poll`: rounded up, 0 at least and a quarter
    /// of an hour at most.
    var millisecondsLeft: Int32 {
        Int32(max(0, min(((self - .now).inSeconds * 1000).rounded(.up), 1e6)))
    }
}

extension Duration {
    /// As a fraction of seconds.
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
