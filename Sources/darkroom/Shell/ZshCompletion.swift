/// The completion function for zsh, for a folder of its `fpath` (as `_darkroom`) or to be sourced.
struct ZshCompletion {
    let tool: CommandSpec
    let commands: [CommandSpec]

    /// What zsh loads.
    var text: String {
        """
        #compdef darkroom
        # zsh completion for darkroom; made by 'darkroom completions zsh'.

        _darkroom() {
            local context state state_descr line curcontext=$curcontext
            typeset -A opt_args
            local -a commands=(
        \(commandList)
            )
            _arguments -C -S \(arguments(of: tool, indent: 8)) \\
                '1:command:->command' '*::argument:->argument'
            case $state in
            command) _describe -t commands command commands ;;
            argument)
                case $words[1] in
        \(cases)
                esac
                ;;
            esac
        }

        if [[ $funcstack[1] == _darkroom ]]; then
            _darkroom "$@"
        else
            compdef _darkroom darkroom
        fi

        """
    }

    private var commandList: String {
        commands.map { spec in
            let brief = ShellWords.brief(spec.summary).replacing(":", with: "\\:")
            return "        " + ShellWords.quoted("\(spec.name):\(brief)")
        }.joined(separator: "\n")
    }

    private var cases: String {
        commands.map { spec in
            "        \(spec.name)) _arguments -S \(arguments(of: spec, indent: 12)) ;;"
        }.joined(separator: "\n")
    }

    private func arguments(of spec: CommandSpec, indent: Int) -> String {
        let options = spec.allOptions.flatMap(self.option)
        let places = spec.arguments.map { argument in
            let mark = argument.isRepeated ? "*" : argument.isRequired ? "" : ":"
            let action = action(Completion(argument, commands: commands.map(\.name)))
            return ShellWords.quoted("\(mark):\(argument.name):\(action)")
        }
        let space = " \\\n" + String(repeating: " ", count: indent)
        return (options + places).map { space + $0 }.joined()
    }

    /// Long and short, each shutting the other out; `--help` everything.
    private func option(_ option: OptionSpec) -> [String] {
        let spellings = ShellWords.spellings(option)
        let others = option.name == OptionSpec.help.name ? "- *" : spellings.joined(separator: " ")
        let brief = ShellWords.brief(option.help)
            .replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
        let value = option.value.name.map { ":\($0):\(action(Completion(option.value)))" } ?? ""
        return spellings.map { spelling in
            let joint = value.isEmpty ? "" : spelling.hasPrefix("--") ? "=" : "+"
            return ShellWords.quoted("(\(others))\(spelling)\(joint)[\(brief)]\(value)")
        }
    }

    private func action(_ completion: Completion) -> String {
        switch completion {
        case .files: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .nothing: " "
        }
    }
}
