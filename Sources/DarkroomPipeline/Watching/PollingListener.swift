internal import Foundation

/// Looks at all stamps again and again: for systems without inotify, and for network folders, of which
/// no system tells.
final class PollingListener: ChangeListening {
    private var last: SourceSnapshot

    init(_ snapshot: SourceSnapshot) { last = snapshot }

    func listen(around snapshot: SourceSnapshot) -> Bool {
        last = snapshot
        return false
    }

    func news(until deadline: ContinuousClock.Instant?) -> ChangeNews {
        while true {
            let next = ContinuousClock.now + Settings.pollInterval
            wait(until: deadline.map { min($0, next) } ?? next)
            let now = SourceSnapshot(last.places)
            defer { last = now }
            if !now.isSame(as: last) { return .perhaps }
            if let deadline, deadline <= .now { return .nothing }
        }
    }

    private func wait(until time: ContinuousClock.Instant) {
        poll(nil, 0, time.millisecondsLeft)
    }
}
