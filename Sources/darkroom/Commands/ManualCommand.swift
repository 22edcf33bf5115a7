import DarkroomPipeline

/// `darkroom manual`: the man page's source.
struct ManualCommand: Command {
    static let spec = CommandSpec(
        name: "manual",
        summary: "Print the man page, darkroom.1; 'make install' puts it in place.",
        exitCodes: [
            (.ok, "printed"), (.invalidInput, "wrong usage"),
            (.outputNotWritable, "standard output can't be written"),
        ],
        examples: ["darkroom manual | man -l -"])

    init(_ arguments: ParsedArguments) {}

    func run(on console: Console) -> ExitCode {
        let commands = CommandList.all.map { $0.spec }
        console.result(
            ManualPage(tool: Tool.spec, commands: commands, version: Darkroom.version).text)
        return .ok
    }
}
