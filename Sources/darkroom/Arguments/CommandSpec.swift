/// One command, described once: parsing, help and error texts all come from here.
struct CommandSpec: Sendable {
    /// The word after `darkroom`; empty for the tool itself.
    var name: String
    /// What it does, in one sentence.
    var summary: String
    /// Words that are no options, in order; required ones first.
    var arguments: [ArgumentSpec] = []
    /// In the order of the help text. `--help` is added by itself.
    var options: [OptionSpec] = []
    /// What can come back, and what it means here.
    var exitCodes: [(code: ExitCode, meaning: String)] = []
    /// Whole command lines, ready to be copied.
    var examples: [String] = []

    /// What a user types to reach it: `darkroom` or `darkroom build`.
    var path: String { name.isEmpty ? "darkroom" : "darkroom \(name)" }

    /// What shows its help.
    var helpPath: String { name.isEmpty ? "darkroom --help" : "darkroom help \(name)" }

    /// Its own options and the one that every command has.
    var allOptions: [OptionSpec] { options + [.help] }
}

/// A word that is no option, told by its place.
struct ArgumentSpec: Sendable {
    /// In capitals, as in the usage line.
    var name: String
    /// Whether the command is wrong without it. `true` by default.
    var isRequired = true
    /// Whether more of its kind may follow; of the last one only. `false` by default.
    var isRepeated = false
    /// What it may be; a path by default.
    var kind = Kind.path
    /// What it is, in one sentence.
    var help: String

    /// What an argument may be.
    enum Kind: Sendable, Equatable {
        /// A file or folder.
        case path
        /// The name of a command.
        case command
        /// One of a few words.
        case word(of: [String])
    }

    /// As the usage line has it: brackets around what may be left out.
    var usage: String { (isRequired ? name : "[\(name)]") + (isRepeated ? "..." : "") }
}

/// An option: `--name`, `-n`, with or without a value.
struct OptionSpec: Sendable {
    /// Long name, without dashes.
    var name: String
    /// One letter, or none.
    var short: Character?
    /// What follows it.
    var value: OptionValue
    /// What it does, with unit.
    var help: String
    /// What counts without it, in words; nil where that needs no saying.
    var defaultText: String?

    /// As a user types it.
    var flag: String { "--\(name)" }

    /// Whether `word` is this option, long or short.
    func isSpelled(_ word: String) -> Bool {
        word == flag || short.map { word == "-\($0)" } ?? false
    }

    /// Every command has it.
    static let help = OptionSpec(name: "help", short: "h", value: .none, help: "Show this help.")
}
