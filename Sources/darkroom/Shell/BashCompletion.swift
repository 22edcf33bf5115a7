/// The completion script for bash, 3.2 or later; needs nothing beside it.
struct BashCompletion {
    let tool: CommandSpec
    let commands: [CommandSpec]

    /// What bash sources. Where files are to be completed nothing is offered: then readline does it.
    var text: String {
        """
        # bash completion for darkroom; made by 'darkroom completions bash'.

        _darkroom() {
            local IFS=$' \t\n' command='' option='' place=0 i word words=''
            local current=${COMP_WORDS[COMP_CWORD]}
            [[ $current == = ]] && current=
            COMPREPLY=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                case $word in
                \(valued.joined(separator: " | ")))
                    ((i++))
                    [[ ${COMP_WORDS[i]} == = ]] && ((i++))
                    ((i >= COMP_CWORD)) && option=$word
                    ;;
                -*) ;;
                *) if [[ -z $command ]]; then command=$word; else ((place++)); fi ;;
                esac
            done
            if [[ -n $option ]]; then
                case "$command $option" in
        \(optionCases)
                *) return ;;
                esac
            elif [[ $current == -* ]]; then
                case $command in
        \(flagCases)
                esac
            else
                case "$command $place" in
        \(argumentCases)
                *) return ;;
                esac
            fi
            COMPREPLY=($(compgen -W "$words" -- "$current"))
            # Not a file instead where none of the words fits.
            compopt +o default 2>/dev/null
        }

        complete -o default -F _darkroom darkroom

        """
    }

    private var valued: [String] { ShellWords.valued(commands) }

    private var flagCases: String {
        let all = [tool] + commands
        return all.map { spec in
            let flags = spec.allOptions.flatMap(ShellWords.spellings).joined(separator: " ")
            return "        '\(spec.name)') words='\(flags)' ;;"
        }.joined(separator: "\n")
    }

    /// For each option with a value; where that is a file, none.
    private var optionCases: String {
        commands.flatMap { spec in
            spec.options.compactMap { option -> String? in
                let completion = Completion(option.value)
                guard option.value != .none, completion != .files else { return nil }
                let patterns = ShellWords.spellings(option).map { "'\(spec.name) \($0)'" }
                return line(patterns.joined(separator: " | "), completion)
            }
        }.joined(separator: "\n")
    }

    /// For the command itself and each of its arguments that is no file.
    private var argumentCases: String {
        let names = commands.map(\.name)
        let first = line("' 0'", .words(names))
        let others = commands.flatMap { spec in
            spec.arguments.enumerated().compactMap { index, argument -> String? in
                let completion = Completion(argument, commands: names)
                return completion == .files ? nil : line("'\(spec.name) \(index)'", completion)
            }
        }
        return ([first] + others).joined(separator: "\n")
    }

    private func line(_ pattern: String, _ completion: Completion) -> String {
        guard case .words(let words) = completion else { return "        \(pattern)) ;;" }
        return "        \(pattern)) words='\(words.joined(separator: " "))' ;;"
    }
}
