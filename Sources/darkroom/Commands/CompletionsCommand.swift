/// `darkroom completions SHELL`: what a shell needs to complete command lines.
struct CompletionsCommand: Command {
    /// The shells, by the words that name them.
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    static let spec = CommandSpec(
        name: "completions",
        summary: "Print the completion script for a shell; 'make install' puts it in place.",
        arguments: [
            ArgumentSpec(
                name: "SHELL", kind: .word(of: Shell.allCases.map(\.rawValue)),
                help: "bash, zsh or fish.")
        ],
        exitCodes: [
            (.ok, "printed"), (.invalidInput, "wrong usage"),
            (.outputNotWritable, "standard output can't be written"),
        ],
        examples: [
            "source <(darkroom completions bash)",
            "darkroom completions fish > ~/.config/fish/completions/darkroom.fish",
        ])

    private let shell: Shell

    init(_ arguments: ParsedArguments) {
        // Only these words were let through.
        shell = Shell(rawValue: arguments.positionals[0]) ?? .bash
    }

    func run(on console: Console) -> ExitCode {
        let commands = CommandList.all.map { $0.spec }
        switch shell {
        case .bash: console.result(BashCompletion(tool: Tool.spec, commands: commands).text)
        case .zsh: console.result(ZshCompletion(tool: Tool.spec, commands: commands).text)
        case .fish: console.result(FishCompletion(tool: Tool.spec, commands: commands).text)
        }
        return .ok
    }
}
