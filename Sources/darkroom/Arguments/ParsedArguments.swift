import DarkroomPipeline

/// The words of one command, checked against its description.
struct ParsedArguments {
    /// The command.
    let spec: CommandSpec
    /// Words that are no options, in order.
    let positionals: [String]
    private let flags: Set<String>
    private let values: [String: String]

    /// Checks `words`. With `--help` among them only that counts. The tool itself
    /// (`stopsAtFirstArgument`) leaves all words from its command on to that command.
    init(
        _ words: [String], for spec: CommandSpec, stopsAtFirstArgument: Bool = false
    ) throws(UsageError) {
        let own = stopsAtFirstArgument ? words.prefix { $0.hasPrefix("-") } : words[...]
        try Self.refuseNeedlessValues(own, spec)
        let split = try Self.split(words, spec, stopsAtFirstArgument)
        self.spec = spec
        positionals = split.rest
        flags = split.flags
        values = split.values
        if wantsHelp { return }
        try Self.refuseUnknown(split, spec)
        try Self.checkValues(split, spec)
        if !stopsAtFirstArgument { try Self.checkPositionals(split.rest, spec) }
    }

    /// Whether `--help` was given.
    var wantsHelp: Bool { has(.help) }

    /// Whether an option without a value was given.
    func has(_ option: OptionSpec) -> Bool { flags.contains(option.name) }

    /// The value of `option`, of the kind that it says; nil if it was not given.
    func text(_ option: OptionSpec) -> String? { values[option.name] }

    /// The value of a count or size; nil if it was not given.
    func number(_ option: OptionSpec) -> Int? { text(option).flatMap(option.value.number) }
}

extension ParsedArguments {
    private static func split(
        _ words: [String], _ spec: CommandSpec, _ stopsAtFirstArgument: Bool
    ) throws(UsageError) -> OptionParser.Split {
        do {
            return try OptionParser(
                options: spec.allOptions, stopsAtFirstArgument: stopsAtFirstArgument
            ).split(words)
        } catch {
            throw missingValue(of: words.last ?? "", spec)
        }
    }

    /// GLib looks for the value before it looks at the other letters of `-xj`.
    private static func missingValue(of word: String, _ spec: CommandSpec) -> UsageError {
        let spellings = word.hasPrefix("--") ? [word] : word.dropFirst().map { "-\($0)" }
        for spelling in spellings {
            guard let option = spec.allOptions.first(where: { $0.isSpelled(spelling) }) else {
                return UsageError(.unknownOption(spelling, nearest: nil), in: spec)
            }
            if option.value == .none { continue }
            let expected = option.value.expectation
            return UsageError(.missingValue(option: option.flag, expected: expected), in: spec)
        }
        return UsageError(.unknownOption(word, nearest: nil), in: spec)
    }

    /// GLib lets `--strict=no` pass and drops the value.
    private static func refuseNeedlessValues(
        _ words: ArraySlice<String>, _ spec: CommandSpec
    ) throws(UsageError) {
        for word in words.prefix(while: { $0 != "--" }) {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2,
                let option = spec.allOptions.first(where: { $0.flag == parts[0] }),
                option.value == .none
            else { continue }
            throw UsageError(
                .needlessValue(option: option.flag, found: String(parts[1])), in: spec)
        }
    }

    private static func refuseUnknown(
        _ split: OptionParser.Split, _ spec: CommandSpec
    ) throws(UsageError) {
        guard let word = split.unknown.first else { return }
        let name = String(word.prefix { $0 != "=" })
        let nearest = NearestName.of(name, among: spec.allOptions.map(\.flag))
        throw UsageError(.unknownOption(name, nearest: nearest), in: spec)
    }

    /// A value that is itself one of our options shows that the real value was forgotten.
    private static func checkValues(
        _ split: OptionParser.Split, _ spec: CommandSpec
    ) throws(UsageError) {
        for option in spec.allOptions {
            guard let found = split.values[option.name] else { continue }
            let expected = option.value.expectation
            if found.isEmpty || spec.allOptions.contains(where: { $0.isSpelled(found) }) {
                throw UsageError(.missingValue(option: option.flag, expected: expected), in: spec)
            }
            guard option.value.accepts(found) else {
                throw UsageError(
                    .badValue(option: option.flag, found: found, expected: expected), in: spec)
            }
        }
    }

    private static func checkPositionals(
        _ words: [String], _ spec: CommandSpec
    ) throws(UsageError) {
        let takesAll = spec.arguments.last?.isRepeated ?? false
        if words.count > spec.arguments.count, !takesAll {
            throw UsageError(.surplusArgument(words[spec.arguments.count]), in: spec)
        }
        if let missing = spec.arguments.dropFirst(words.count).first(where: \.isRequired) {
            throw UsageError(.missingArgument(missing.name), in: spec)
        }
        if let index = words.firstIndex(of: "") {
            throw UsageError(
                .emptyArgument(spec.arguments[min(index, spec.arguments.count - 1)].name), in: spec)
        }
        for (argument, word) in zip(spec.arguments, words) {
            guard case .word(let words) = argument.kind, !words.contains(word) else { continue }
            let nearest = NearestName.of(word, among: words)
            throw UsageError(
                .badArgument(argument.name, found: word, words: words, nearest: nearest), in: spec)
        }
    }
}
