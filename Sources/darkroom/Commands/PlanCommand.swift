import DarkroomPipeline

/// `darkroom plan CATALOG --list-sources`: the files that a build, or a shard of it, reads.
struct PlanCommand: Command {
    private static let listSources = OptionSpec(
        name: "list-sources", value: .none,
        help: """
            Print the files that are read, a line each, relative to the catalog's folder: what has to \
            be where the build runs.
            """)

    static let spec = CommandSpec(
        name: "plan",
        summary: "Tell what a build, or a shard of it, reads; nothing is made.",
        arguments: [
            ArgumentSpec(
                name: "CATALOG",
                help: """
                    The catalog file, or the folder that holds catalog.json. Of the photos only the \
                    names are looked at.
                    """)
        ],
        options: [listSources, BuildCommand.recipe, BuildCommand.shard],
        exitCodes: [
            (.ok, "told"), (.invalidInput, "wrong usage, bad catalog or recipe"),
            (.outputNotWritable, "standard output can't be written"),
        ],
        examples: ["darkroom plan Assets --shard 1/3 --list-sources"])

    private let catalog: String
    private let recipe: String?
    private let shard: Shard?
    private let listsSources: Bool

    init(_ arguments: ParsedArguments) {
        catalog = arguments.positionals[0]
        recipe = arguments.text(BuildCommand.recipe)
        shard = arguments.text(BuildCommand.shard).flatMap(Shard.init)
        listsSources = arguments.has(Self.listSources)
    }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        let paths: [String]
        do throws(BuildError) {
            paths = try SourceList.paths(catalog: catalog, recipe: recipe, shard: shard) {
                console.message(.warning, $0)
            }
        } catch {
            throw CommandError(error)
        }
        console.result(
            listsSources
                ? paths.joined(separator: "\n") : "\(Quantity.counted(paths.count, "file")) to read"
        )
        return .ok
    }
}
