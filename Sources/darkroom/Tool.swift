import DarkroomPipeline

/// The tool itself: finds the command and lets it run.
struct Tool {
    private static let versionOption = OptionSpec(
        name: "version", value: .none, help: "Print the versions of darkroom and libvips.")

    /// What stands before any command.
    static let spec = CommandSpec(
        name: "",
        summary: """
            Turns the source photos of an app into the finished pictures that its screens show.
            """,
        options: [versionOption],
        exitCodes: [
            (.ok, "everything done"), (.someFailed, "some pictures failed, the others are good"),
            (.invalidInput, "wrong usage, bad catalog or recipe; nothing written"),
            (.outputNotWritable, "the output can't be written; what was there stays valid"),
            (.interrupted, "stopped by SIGINT"), (.terminated, "stopped by SIGTERM"),
        ],
        examples: ["darkroom build Assets --output build/assets"])

    /// `darkroom 0.1.0 (libvips 8.14.1)`.
    static var version: String {
        "darkroom \(Darkroom.version) (libvips \(Darkroom.libvipsVersion))"
    }

    /// Help of the whole tool.
    static var help: String { HelpText.ofTool(spec, commands: CommandList.all.map { $0.spec }) }

    let console: Console

    /// Does what `words`, the program's name not among them, ask for.
    func run(_ words: [String]) -> ExitCode {
        do {
            return try dispatch(words)
        } catch {
            error.messages.forEach { console.message(.error, $0) }
            if let advice = error.advice { console.line(advice) }
            return error.exitCode
        }
    }

    private func dispatch(_ words: [String]) throws(CommandError) -> ExitCode {
        let command: any Command
        do throws(UsageError) {
            let own = try ParsedArguments(words, for: Self.spec, stopsAtFirstArgument: true)
            if own.wantsHelp { return show(Self.help) }
            if own.has(Self.versionOption) { return show(Self.version) }
            let type = try Self.command(own)
            let arguments = try ParsedArguments(
                Array(own.positionals.dropFirst()), for: type.spec)
            if arguments.wantsHelp { return show(HelpText.of(type.spec)) }
            command = try type.init(arguments)
        } catch {
            throw CommandError(error)
        }
        return try command.run(on: console)
    }

    private static func command(_ own: ParsedArguments) throws(UsageError) -> any Command.Type {
        guard let name = own.positionals.first else {
            throw UsageError(.noCommand(known: CommandList.names), in: spec)
        }
        return try CommandList.command(name, in: spec)
    }

    private func show(_ text: String) -> ExitCode {
        console.result(text)
        return .ok
    }
}
