/// Collects what is wrong with the files of one reading, so that all of it is told at once; and what
/// they were.
final class ProblemLog {
    /// What makes the input useless, complete messages in the order of the files.
    private(set) var errors: [String] = []
    /// What its author should know, complete messages in the order of the files.
    private(set) var warnings: [String] = []

    /// The files that were read, and the SHA-256 of each, in hexadecimal.
    private(set) var files: [(name: String, digest: String)] = []

    func read(_ name: String, _ bytes: [UInt8]) {
        files.append((name, SHA256.digest(of: bytes).hex))
    }

    func error(_ message: String) { errors.append(message) }

    func warning(_ message: String) { warnings.append(message) }

    /// Throws everything logged as an error, if there is any.
    func throwErrors() throws(BuildError) {
        guard errors.isEmpty else { throw .invalidInput(errors) }
    }
}
