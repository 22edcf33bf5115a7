/// Collects what is wrong with the files of one reading, so that all of it is told at once; and what
/// they were.
final class ProblemLog {
    /// What makes the input useless, complete messages in the order of the files.
    private(set) var errors: [String] = []
    /// What its author should know, complete messages in the order of the files.
    private(set) var warnings: [String] = []

    /// SHA-256 of each file that was read, in hexadecimal.
    private(set) var digests: [String] = []

    func read(_ bytes: [UInt8]) { digests.append(SHA256.digest(of: bytes).hex) }

    func error(_ message: String) { errors.append(message) }

    func warning(_ message: String) { warnings.append(message) }

    /// Throws everything logged as an error, if there is any.
    func throwErrors() throws(BuildError) {
        guard errors.isEmpty else { throw .invalidInput(errors) }
    }
}
