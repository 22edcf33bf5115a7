internal import Foundation

/// SIGINT, SIGTERM and SIGHUP wait from here until they are released.
final class SignalHold {
    private var old = sigset_t()
    private var isHeld = true

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    init() {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in Self.signals { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, &old)
    }

    deinit { release() }

    /// Whether one waits.
    var hasArrived: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return Self.signals.contains { sigismember(&pending, $0) == 1 }
    }

    /// Lets them do what they do: mostly they end the process.
    func release() {
        guard isHeld else { return }
        isHeld = false
        pthread_sigmask(SIG_SETMASK, &old, nil)
    }
}
