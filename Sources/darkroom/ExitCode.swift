/// How the process ends. Part of the contract: scripts rely on the numbers.
enum ExitCode: Int32, Sendable {
    /// Everything done.
    case ok = 0
    /// Something failed; everything else is good.
    case someFailed = 1
    /// Wrong usage, bad catalog or recipe; nothing was written.
    case invalidInput = 2
    /// The output can't be written; what was there before stays valid.
    case outputNotWritable = 3
    /// Stopped by SIGINT: 128 and the signal's number.
    case interrupted = 130
    /// Stopped by SIGTERM: 128 and the signal's number.
    case terminated = 143
}
