/// The help of the tool and of each command, made from their descriptions.
enum HelpText {
    /// Columns of a line.
    private static let width = 80

    /// Help of one command.
    static func of(_ spec: CommandSpec) -> String {
        join([
            wrapped(spec.summary), "Usage: " + usage(spec),
            section("Arguments", spec.arguments.map { ($0.name, $0.help) }),
            optionSection(spec), exitCodeSection(spec), exampleSection(spec),
        ])
    }

    /// Help of the tool: what it is and which commands it has.
    static func ofTool(_ tool: CommandSpec, commands: [CommandSpec]) -> String {
        join([
            wrapped(tool.summary), "Usage: \(tool.path) COMMAND [ARGUMENT]... [OPTION]...",
            section("Commands", commands.map { ($0.name, $0.summary) }),
            optionSection(tool), exitCodeSection(tool), exampleSection(tool),
            "See '\(tool.path) help COMMAND' for one command.",
        ])
    }

    /// `darkroom build CATALOG [OPTION]...`.
    static func usage(_ spec: CommandSpec) -> String {
        ([spec.path] + spec.arguments.map(\.usage) + ["[OPTION]..."]).joined(separator: " ")
    }
}

extension HelpText {
    private static func join(_ sections: [String]) -> String {
        sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func optionSection(_ spec: CommandSpec) -> String {
        section("Options", spec.allOptions.map { (label($0), explanation($0)) })
    }

    private static func exitCodeSection(_ spec: CommandSpec) -> String {
        section("Exit codes", spec.exitCodes.map { (String($0.code.rawValue), $0.meaning) })
    }

    private static func exampleSection(_ spec: CommandSpec) -> String {
        guard !spec.examples.isEmpty else { return "" }
        return (["Examples:"] + spec.examples.map { "  " + $0 }).joined(separator: "\n")
    }

    private static func label(_ option: OptionSpec) -> String {
        let short = option.short.map { "-\($0), " } ?? "    "
        return short + option.flag + (option.value.name.map { " " + $0 } ?? "")
    }

    /// What an option does, which words it takes, and what counts without it.
    static func explanation(_ option: OptionSpec) -> String {
        let byDefault = option.defaultText.map { " Default: \($0)." } ?? ""
        guard case .choice = option.value else { return option.help + byDefault }
        return "\(option.help) \(sentence(option.value.expectation))\(byDefault)"
    }

    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + "."
    }

    /// A heading and two columns, the right one wrapped.
    private static func section(_ title: String, _ rows: [(String, String)]) -> String {
        guard let widest = rows.map(\.0.count).max() else { return "" }
        let indent = widest + 4
        let lines = rows.flatMap { label, text in
            wrap(text, to: width - indent).enumerated().map { index, line in
                let left = "  " + (index == 0 ? label : "")
                return left + String(repeating: " ", count: indent - left.count) + line
            }
        }
        return (["\(title):"] + lines).joined(separator: "\n")
    }

    private static func wrapped(_ text: String) -> String {
        wrap(text, to: width).joined(separator: "\n")
    }

    /// Lines of at most so many columns; a longer word has its own.
    static func wrap(_ text: String, to columns: Int) -> [String] {
        text.split(separator: " ").reduce(into: [String]()) { lines, word in
            guard let last = lines.last, last.count + 1 + word.count <= columns else {
                return lines.append(String(word))
            }
            lines[lines.count - 1] = last + " " + word
        }
    }
}
