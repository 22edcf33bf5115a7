#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the other end of standard error can do.
struct Terminal: Equatable {
    /// Whether it is a terminal that understands control sequences.
    var isInteractive: Bool
    /// Whether colours are wanted: on such a terminal, and never with `NO_COLOR`.
    var usesColour: Bool

    /// A plain file or pipe.
    static let none = Terminal(isTerminal: false, environment: [:])

    /// The process's standard error.
    static func standardError() -> Terminal {
        var environment: [String: String] = [:]
        for name in ["TERM", "NO_COLOR"] {
            environment[name] = getenv(name).map { String(cString: $0) }
        }
        return Terminal(isTerminal: isatty(STDERR_FILENO) == 1, environment: environment)
    }

    /// Decides by `TERM` ("dumb" is none) and `NO_COLOR` (any text but the empty one).
    init(isTerminal: Bool, environment: [String: String]) {
        isInteractive = isTerminal && environment["TERM"] != "dumb"
        usesColour = isInteractive && (environment["NO_COLOR"] ?? "").isEmpty
    }

    /// Columns: what the terminal says, else `COLUMNS`, else 80. Asked anew for every line, for
    /// a window can change.
    static func width() -> Int {
        #if canImport(Darwin)
            let request: UInt = 0x4008_7468  // TIOCGWINSZ is a macro that Swift can't read there.
        #else
            let request = UInt(TIOCGWINSZ)
        #endif
        var size = winsize()
        if ioctl(STDERR_FILENO, request, &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return getenv("COLUMNS").flatMap { Int(String(cString: $0)) }.map { max(1, $0) } ?? 80
    }
}
