/// Collects what is wrong with the files of one reading, so that all of it is told at once.
final class ProblemLog {
    /// What makes the input useless, complete messages in the order of the files.
    private(set) var errors: [String] = []
    /// What its author should know, complete messages in the order of the files.
    private(set) var warnings: [String] = []

    func error(_ message: String) { errors.append(message) }

    func warning(_ message: String) { warnings.append(message) }

    /// Throws everything logged as an error, if there is any.
    func throwErrors() throws(BuildError) {
        guard errors.isEmpty else { throw .invalidInput(errors) }
    }
}
