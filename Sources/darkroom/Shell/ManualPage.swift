/// The man page of the tool and all its commands (man(7)).
struct ManualPage {
    let tool: CommandSpec
    let commands: [CommandSpec]
    let version: String

    /// The page's source: ASCII, and without a date, so that it is the same whenever it is made.
    var text: String {
        let head = [
            ".\\\" Made by 'darkroom manual' from the same descriptions as the help.",
            ".TH DARKROOM 1 \"\" \"darkroom \(version)\" \"User Commands\"",
            ".SH NAME", "darkroom \\-", Self.paragraph(name),
            ".SH SYNOPSIS", ".B darkroom", ".I COMMAND",
            "[\\fIARGUMENT\\fR]... [\\fIOPTION\\fR]...",
            ".SH DESCRIPTION", Self.paragraph(tool.summary),
            "Results go to standard output, messages and progress to standard error.",
        ]
        let body =
            [".SH COMMANDS"] + commands.flatMap(command)
            + [".SH OPTIONS"] + options(tool)
            + [".SH EXIT STATUS"] + exitCodes(tool)
            + [".SH EXAMPLES"] + examples(tool)
        return (head + body).joined(separator: "\n") + "\n"
    }

    /// The summary as a phrase.
    private var name: String {
        let brief = ShellWords.brief(tool.summary)
        return brief.prefix(1).lowercased() + brief.dropFirst()
    }

    private func command(_ spec: CommandSpec) -> [String] {
        let synopsis = spec.arguments.map { argument in
            let name = "\\fI\(Self.escaped(argument.name))\\fR"
            return (argument.isRequired ? name : "[\(name)]") + (argument.isRepeated ? "..." : "")
        }
        let usage = (["\\fB\(spec.path)\\fR"] + synopsis + ["[\\fIOPTION\\fR]..."])
            .joined(separator: " ")
        let arguments = spec.arguments.flatMap { argument in
            [".TP", ".I " + Self.escaped(argument.name), Self.paragraph(argument.help)]
        }
        return [".SS " + spec.name, usage, ".PP", Self.paragraph(spec.summary)]
            + arguments + options(spec)
            + [".PP", "Exit status:"] + exitCodes(spec)
            + [".PP", spec.examples.count == 1 ? "Example:" : "Examples:"] + examples(spec)
    }

    private func options(_ spec: CommandSpec) -> [String] {
        spec.allOptions.flatMap { option in
            let value = option.value.name.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
            let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
            let label = "\(short)\\fB\(Self.escaped(option.flag))\\fR\(value)"
            return [".TP", label, Self.paragraph(HelpText.explanation(option))]
        }
    }

    private func exitCodes(_ spec: CommandSpec) -> [String] {
        spec.exitCodes.flatMap { code, meaning in
            [".TP", ".B \(code.rawValue)", Self.paragraph(meaning)]
        }
    }

    private func examples(_ spec: CommandSpec) -> [String] {
        [".RS", ".nf"] + spec.examples.map(Self.escaped) + [".fi", ".RE"]
    }

    /// Text that roff fills, in lines that are not too long.
    private static func paragraph(_ text: String) -> String {
        HelpText.wrap(text, to: 70).map(escaped).joined(separator: "\n")
    }

    /// A line that roff prints as it is.
    private static func escaped(_ line: String) -> String {
        let plain = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        let ascii = plain.unicodeScalars.map { scalar in
            scalar.isASCII ? String(scalar) : "\\[u" + hex(scalar) + "]"
        }.joined()
        return ascii.hasPrefix(".") || ascii.hasPrefix("'") ? "\\&" + ascii : ascii
    }

    /// At least four digits, as groff_char(7) wants them.
    private static func hex(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
