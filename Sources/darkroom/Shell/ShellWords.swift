/// What the completions of all shells take from the commands' descriptions, and how words are written
/// for a shell.
enum ShellWords {
    /// The first sentence, without its full stop.
    static func brief(_ text: String) -> String {
        let sentence = text.split(separator: ". ", maxSplits: 1).first ?? ""
        return String(sentence.last == "." ? sentence.dropLast() : sentence)
    }

    /// As one word of a shell: between single quotes.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }

    /// A path as an argument that a shell and the tool take as it is: quoted where it must be, and
    /// never an option.
    static func argument(_ path: String) -> String {
        let path = path.hasPrefix("-") ? "./" + path : path
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,:@%".contains($0) }
        return isPlain ? path : quoted(path)
    }

    /// Spellings of an option: `--output`, `-o`.
    static func spellings(_ option: OptionSpec) -> [String] {
        [option.flag] + (option.short.map { ["-\($0)"] } ?? [])
    }

    /// The spellings of all options that a value follows, each once, in order.
    static func valued(_ specs: [CommandSpec]) -> [String] {
        var seen: Set<String> = []
        return specs.flatMap(\.options).filter { $0.value != .none }.flatMap(spellings)
            .filter { seen.insert($0).inserted }
    }
}

/// What may stand in a place of the command line.
enum Completion: Equatable {
    case files
    case words([String])
    /// Nothing that is known beforehand, such as a number.
    case nothing

    /// What may follow an option.
    init(_ value: OptionValue) {
        switch value {
        case .path: self = .files
        case .choice(_, let words): self = .words(words)
        case .none, .count, .size, .shard: self = .nothing
        }
    }

    /// What an argument may be.
    ///
    /// - Parameter commands: names of all commands.
    init(_ argument: ArgumentSpec, commands: [String]) {
        switch argument.kind {
        case .path: self = .files
        case .command: self = .words(commands)
        case .word(let words): self = .words(words)
        }
    }
}
