/// A program with its arguments.
struct Command: Sendable, Equatable {
    /// A path, or a name to look for on the search path.
    let program: String
    let arguments: [String]
    /// What is added to this process's environment.
    let environment: [String: String]

    init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }

    /// As one would type it, near enough for a message.
    var text: String { ([program] + arguments).joined(separator: " ") }
}
