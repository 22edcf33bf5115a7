/// A command line that can't be understood.
struct UsageError: Error, Equatable {
    /// What is wrong.
    enum Problem: Equatable {
        case noCommand(known: [String])
        case unknownCommand(String, nearest: String?)
        case unknownOption(String, nearest: String?)
        case missingArgument(String)
        case emptyArgument(String)
        case badArgument(String, found: String, words: [String], nearest: String?)
        case surplusArgument(String)
        case missingValue(option: String, expected: String)
        case needlessValue(option: String, found: String)
        case badValue(option: String, found: String, expected: String)
    }

    /// What is wrong.
    var problem: Problem
    /// What to type for help.
    var helpPath: String

    /// A problem with the command line of `spec`.
    init(_ problem: Problem, in spec: CommandSpec) {
        self.problem = problem
        self.helpPath = spec.helpPath
    }

    /// One line for people: what was found, what is allowed.
    var text: String {
        switch problem {
        case .noCommand(let known):
            "no command given; expected one of \(known.joined(separator: ", "))"
        case .unknownCommand(let name, let nearest):
            "unknown command '\(name)'\(Self.suggestion(nearest))"
        case .unknownOption(let name, let nearest):
            "unknown option '\(name)'\(Self.suggestion(nearest))"
        case .missingArgument(let name): "missing argument \(name)"
        case .emptyArgument(let name): "argument \(name) is empty"
        case .badArgument(let name, let found, let words, let nearest):
            "argument \(name): expected one of \(words.joined(separator: ", ")), found '\(found)'"
                + Self.suggestion(nearest)
        case .surplusArgument(let word): "surplus argument '\(word)'"
        case .missingValue(let option, let expected): "\(option) needs a value: \(expected)"
        case .needlessValue(let option, let found): "\(option) takes no value, found '\(found)'"
        case .badValue(let option, let found, let expected):
            "\(option): expected \(expected), found '\(found)'"
        }
    }

    private static func suggestion(_ nearest: String?) -> String {
        nearest.map { "; did you mean '\($0)'?" } ?? ""
    }
}
