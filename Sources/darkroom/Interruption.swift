#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Ends the process at once on SIGINT and SIGTERM, with a last line. That is safe at any time: files
/// get their names only when they are whole, and a worker process ends with its parent.
///
/// A plain signal handler, because a build that starts workers has no other thread.
enum Interruption {
    /// What the handler writes. Only it reads these, and only after `install` has set them once.
    nonisolated(unsafe) private static var farewells: (interrupted: [UInt8], terminated: [UInt8]) =
        ([], [])

    /// Listens from now on.
    ///
    /// - Parameter farewell: the last line for a code, with its line end.
    static func install(farewell: (ExitCode) -> String) {
        farewells = (Array(farewell(.interrupted).utf8), Array(farewell(.terminated).utf8))
        // Some parents leave them blocked or ignored.
        var wanted = sigset_t()
        sigemptyset(&wanted)
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in Interruption.end(number) }
            sigaddset(&wanted, number)
        }
        sigprocmask(SIG_UNBLOCK, &wanted, nil)
    }

    /// Everything here may be called by a signal handler (signal-safety(7)).
    private static func end(_ number: Int32) {
        let code: ExitCode = number == SIGINT ? .interrupted : .terminated
        let line = number == SIGINT ? farewells.interrupted : farewells.terminated
        // A reader that sleeps must not keep the process.
        var ready = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        if poll(&ready, 1, 0) > 0 {
            line.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
        }
        _exit(code.rawValue)
    }
}
