internal import Synchronization

/// Pictures of a photo that lanes work on at the same time. The photo's time is that of the one that has
/// been worked on for longest: others that begin meanwhile don't set it anew.
final class PicturesInHand: Sendable {
    private let begun = Mutex<[String: ContinuousClock.Instant]>([:])
    private let reaches: @Sendable (Stage, Duration) -> Void

    /// - Parameter reaches: told whenever another picture is the one, and for how long it has been worked on.
    init(reaches: @escaping @Sendable (Stage, Duration) -> Void) { self.reaches = reaches }

    /// Works on a picture.
    func working<Result>(on key: String, _ work: () -> Result) -> Result {
        change { $0[key] = .now }
        defer { change { $0[key] = nil } }
        return work()
    }

    /// Told while the lock is held, so that what is told last is true.
    private func change(_ change: (inout [String: ContinuousClock.Instant]) -> Void) {
        begun.withLock { begun in
            let before = begun.values.min()
            change(&begun)
            guard let oldest = begun.values.min(), oldest != before else { return }
            reaches(.render, .now - oldest)
        }
    }
}
