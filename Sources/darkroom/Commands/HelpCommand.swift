/// `darkroom help [COMMAND]`: the help of the tool or of one command.
struct HelpCommand: Command {
    static let spec = CommandSpec(
        name: "help",
        summary: "Show how the tool or one of its commands is used.",
        arguments: [
            ArgumentSpec(
                name: "COMMAND", isRequired: false, kind: .command, help: "One command.")
        ],
        exitCodes: [(.ok, "shown"), (.invalidInput, "wrong usage")],
        examples: ["darkroom help build"])

    private let text: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let name = arguments.positionals.first else {
            text = Tool.help
            return
        }
        text = HelpText.of(try CommandList.command(name, in: Tool.spec).spec)
    }

    func run(on console: Console) -> ExitCode {
        console.result(text)
        return .ok
    }
}
