import DarkroomPipeline

/// One way to tell of a build's progress. Takes what happened and when, gives what to print; so
/// it needs no console and no clock. Times are seconds since the build began.
protocol ProgressRendering: Sendable {
    /// Something happened.
    mutating func show(_ event: BuildEvent, at time: Double) -> [ProgressOutput]

    /// The build came to its end.
    mutating func finish(_ summary: BuildSummary) -> [ProgressOutput]

    /// The build could not be done at all.
    func fail(_ message: String) -> ProgressOutput

    /// A signal stops the build; a single line.
    func stopped(_ code: ExitCode) -> String
}

/// Something to print on standard error.
enum ProgressOutput: Equatable {
    /// `darkroom: warning: …` and the like.
    case message(Console.Kind, String)
    /// A line as it is.
    case line(String)
    /// The line that stands below all others; empty removes it.
    case status(String)
}

/// What the styles for people have in common.
extension ProgressRendering {
    mutating func finish(_ summary: BuildSummary) -> [ProgressOutput] { [] }

    func fail(_ message: String) -> ProgressOutput { .message(.error, message) }

    func stopped(_ code: ExitCode) -> String { "darkroom: stopped" }
}
