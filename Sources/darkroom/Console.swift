import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The only place that prints: results to standard output, messages to standard error. Any lane
/// may call it; lines never mix.
final class Console: Sendable {
    /// What a message is; decides its colour and the words before it.
    enum Kind: String {
        case error, warning, failed
        case note
    }

    /// What standard error can do.
    let terminal: Terminal
    private let state = Mutex(State())

    private struct State {
        /// The line that stands below all messages for now; empty for none.
        var status = ""
        /// The first write to standard output that failed.
        var outputError: Int32?
    }

    /// A console on the process's own streams.
    init(terminal: Terminal = .standardError()) {
        self.terminal = terminal
    }

    /// Prints a result, with a line end if it has none. A failure shows in `finish`.
    func result(_ text: String) {
        let line = text.hasSuffix("\n") ? text : text + "\n"
        state.withLock { state in
            guard state.outputError == nil else { return }
            state.outputError = StandardStreams.write(line, to: STDOUT_FILENO)
        }
    }

    /// Whether results still reach somebody.
    var isHeard: Bool { state.withLock { $0.outputError == nil } }

    /// Prints a message: `darkroom: error: …`, or without the kind for a note.
    func message(_ kind: Kind, _ text: String) {
        line(MessageText.line(kind, text, colour: terminal.usesColour))
    }

    /// Prints a line as it is, above the status.
    func line(_ text: String) {
        state.withLock { state in
            let lines = Self.erase(state.status) + text + "\n" + state.status
            _ = StandardStreams.write(lines, to: STDERR_FILENO)
        }
    }

    /// Shows `text` as the last line, in place of what stood there; empty removes it.
    func status(_ text: String) {
        state.withLock { state in
            _ = StandardStreams.write(Self.erase(state.status) + text, to: STDERR_FILENO)
            state.status = text
        }
    }

    /// What to write for a line that ends all: a terminal's status goes first.
    func lastLine(_ text: String) -> String {
        Self.erase(terminal.isInteractive ? " " : "") + text + "\n"
    }

    /// The exit code in the end: `code`, unless results were lost. A reader that went away has
    /// had enough and is no error; anything else (no space) is.
    func finish(_ code: ExitCode) -> ExitCode {
        guard let error = state.withLock({ $0.outputError }), error != EPIPE else { return code }
        message(.error, "can't write to standard output: \(String(cString: strerror(error)))")
        return code == .ok ? .outputNotWritable : code
    }

    private static func erase(_ status: String) -> String { status.isEmpty ? "" : "\r\u{1B}[2K" }
}
