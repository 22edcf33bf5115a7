import DarkroomPipeline

/// Why a command ends early. The one place that turns an error into text and exit code.
struct CommandError: Error {
    /// One line a problem, without the `darkroom: error:` before it.
    let messages: [String]
    /// What to do about it; a line of its own.
    let advice: String?
    /// How the process ends.
    let exitCode: ExitCode

    /// A command line that can't be understood.
    init(_ error: UsageError) {
        messages = [error.text]
        advice = "See '\(error.helpPath)'."
        exitCode = .invalidInput
    }

    /// A file that was asked for and can't be written.
    init(cannotWrite path: String, _ reason: String) {
        messages = ["\(path): can't be written: \(reason)"]
        advice = nil
        exitCode = .outputNotWritable
    }

    /// Work of which a part could not be done, a line each; the rest is.
    init(notDone failures: [String]) {
        messages = failures
        advice = nil
        exitCode = .outputNotWritable
    }

    /// A build, or the reading of a recipe, that could not be done at all.
    init(_ error: BuildError) {
        advice = nil
        switch error {
        case .invalidInput(let problems):
            messages = problems
            exitCode = .invalidInput
        case .outputNotWritable(let reason):
            messages = [reason]
            exitCode = .outputNotWritable
        }
    }
}
