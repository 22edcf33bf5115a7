/// The completions for fish, 3.0 or later.
struct FishCompletion {
    let tool: CommandSpec
    let commands: [CommandSpec]

    /// What fish sources.
    var text: String {
        let lines =
            ["complete -c darkroom -f"] + toolLines + commands.flatMap(self.lines)
        return preamble + lines.joined(separator: "\n") + "\n"
    }

    private var preamble: String {
        """
        # fish completion for darkroom; made by 'darkroom completions fish'.

        # Whether the command is $argv[1], and the next argument of it the one with number $argv[2],
        # counted from 0, or one after it with $argv[3].
        function __darkroom_at
            set -l command ''
            set -l place 0
            set -l skip 0
            for word in (commandline -opc)[2..-1]
                if test $skip = 1
                    set skip 0
                    continue
                end
                switch $word
                    case \(ShellWords.valued(commands).joined(separator: " "))
                        set skip 1
                    case '-*'
                    case '*'
                        if test -z "$command"
                            set command $word
                        else
                            set place (math $place + 1)
                        end
                end
            end
            test "$command" = "$argv[1]"; or return 1
            test (count $argv) -lt 2; and return 0
            test $place -eq $argv[2]; and return 0
            test (count $argv) -gt 2; and test $place -gt $argv[2]
        end


        """
    }

    private var toolLines: [String] {
        let names = commands.map { spec in
            line("__darkroom_at ''", "-a \(spec.name)", ShellWords.brief(spec.summary))
        }
        return names + tool.allOptions.map { option($0, of: "''") }
    }

    private func lines(of spec: CommandSpec) -> [String] {
        let arguments = spec.arguments.enumerated().map { index, argument in
            let place = "__darkroom_at \(spec.name) \(index)\(argument.isRepeated ? " more" : "")"
            let completion = Completion(argument, commands: commands.map(\.name))
            return line(place, flags(completion), ShellWords.brief(argument.help))
        }
        return arguments + spec.allOptions.map { option($0, of: spec.name) }
    }

    private func option(_ option: OptionSpec, of command: String) -> String {
        let short = option.short.map { "-s \($0) " } ?? ""
        let value = option.value == .none ? "" : " -r " + flags(Completion(option.value))
        return line(
            "__darkroom_at \(command)", "\(short)-l \(option.name)\(value)",
            ShellWords.brief(option.help))
    }

    private func flags(_ completion: Completion) -> String {
        switch completion {
        case .files: "-F"
        case .words(let words): "-f -a '\(words.joined(separator: " "))'"
        case .nothing: "-f"
        }
    }

    private func line(_ condition: String, _ what: String, _ brief: String) -> String {
        let parts = [
            "complete -c darkroom -n", fishQuoted(condition), what, "-d", fishQuoted(brief),
        ]
        return parts.joined(separator: " ")
    }

    /// Between single quotes, in which fish has two escapes.
    private func fishQuoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
