import DarkroomPipeline

/// One command of the tool: its description, and what it does.
protocol Command {
    /// Everything that parsing and help need.
    static var spec: CommandSpec { get }

    /// Takes what it needs from checked arguments.
    init(_ arguments: ParsedArguments) throws(UsageError)

    /// Does it, and says how it went.
    func run(on console: Console) throws(CommandError) -> ExitCode
}

/// Every command, in the order of the help.
enum CommandList {
    /// All commands.
    static var all: [any Command.Type] {
        [
            InitCommand.self, BuildCommand.self, WatchCommand.self, VerifyCommand.self,
            PruneCommand.self, PreviewCommand.self, PlanCommand.self, MergeCommand.self,
            ExportCommand.self, RecipeCommand.self, DoctorCommand.self, CompletionsCommand.self,
            ManualCommand.self, HelpCommand.self,
        ]
    }

    /// The words that name them.
    static var names: [String] { all.map { $0.spec.name } }

    /// The command called `name`, or an error that suggests another.
    static func command(_ name: String, in spec: CommandSpec) throws(UsageError) -> any Command.Type
    {
        if let command = all.first(where: { $0.spec.name == name }) { return command }
        let nearest = NearestName.of(name, among: names)
        throw UsageError(.unknownCommand(name, nearest: nearest), in: spec)
    }
}
