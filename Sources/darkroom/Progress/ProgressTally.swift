import DarkroomManifest
import DarkroomPipeline

/// How far a build is, how fast, and how long it will still take.
struct ProgressTally {
    /// Photos done.
    private(set) var done = 0
    /// Photos planned; 0 until the plan stands.
    private(set) var total = 0
    /// Pictures that could not be made.
    private(set) var failed = 0
    private var start = 0.0

    /// Counts an event. The time before the plan stands is not the photos' time.
    mutating func add(_ event: BuildEvent, at time: Double) {
        switch event {
        case .planned(let photos, _):
            total = photos
            start = time
        case .photoFinished: done += 1
        case .failed(let failure, _): failed += failure.images.count
        case .warning: break
        }
    }

    /// Whether no photo is left.
    var isComplete: Bool { done >= total }

    /// Share of the photos done, 0 to 1.
    var share: Double { total == 0 ? 0 : min(1, Double(done) / Double(total)) }

    /// Whole percent, rounded down, so that 100 means all.
    var percent: Int { Int(share * 100) }

    /// `12/100`, the first number as wide as the second.
    var count: String {
        let text = String(done)
        let gap = max(0, String(total).count - text.count)
        return String(repeating: " ", count: gap) + "\(text)/\(total)"
    }

    /// `12.5 photos/s`.
    func rate(at time: Double) -> String {
        Quantity.fixed(photosPerSecond(at: time), digits: 1) + " photos/s"
    }

    /// Seconds still to go at the present rate; nil as long as there is none.
    func remaining(at time: Double) -> Double? {
        let rate = photosPerSecond(at: time)
        return rate > 0 ? Double(max(0, total - done)) / rate : nil
    }

    private func photosPerSecond(at time: Double) -> Double {
        time > start ? Double(done) / (time - start) : 0
    }
}
