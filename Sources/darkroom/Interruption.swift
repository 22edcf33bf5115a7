import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Ends the process at once on SIGINT and SIGTERM. That is safe at any time: files get their names
/// only when they are whole. Without clean-up, which could wait for lanes that are at work.
///
/// Its own queue, because lanes may hold every other thread when a signal comes.
final class Interruption {
    private let sources: [any DispatchSourceSignal]

    /// Listens from now on. `farewell` may print something; it must not wait.
    init(farewell: @escaping @Sendable (ExitCode) -> Void) {
        let queue = DispatchQueue(label: "darkroom.signals", qos: .userInteractive)
        let codes: [(Int32, ExitCode)] = [(SIGINT, .interrupted), (SIGTERM, .terminated)]
        sources = codes.map { number, code in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                farewell(code)
                _exit(code.rawValue)
            }
            source.resume()
            return source
        }
    }

    deinit {
        sources.forEach { $0.cancel() }
    }
}
