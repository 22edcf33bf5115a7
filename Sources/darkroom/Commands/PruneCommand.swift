import DarkroomPipeline

/// `darkroom prune OUTPUT`: away with the pictures of earlier builds.
struct PruneCommand: Command {
    private static let dryRun = OptionSpec(
        name: "dry-run", value: .none, help: "Remove nothing; say what would be removed.")

    static let spec = CommandSpec(
        name: "prune",
        summary: """
            Remove the files below OUTPUT/images that the manifest no longer names, and the \
            folders left empty by that.
            """,
        arguments: [
            ArgumentSpec(name: "OUTPUT", help: "The folder that holds manifest.json.")
        ],
        options: [dryRun],
        exitCodes: [
            (.ok, "every other file is gone"),
            (.invalidInput, "wrong usage, or no manifest there; nothing removed"),
            (
                .outputNotWritable,
                "a build is writing there; or a file can't be removed, the rest is"
            ),
        ],
        examples: ["darkroom prune build/assets --dry-run", "darkroom prune build/assets"])

    private let output: String
    private let isDryRun: Bool

    init(_ arguments: ParsedArguments) {
        output = arguments.positionals[0]
        isDryRun = arguments.has(Self.dryRun)
    }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        let pruner = Pruner(output: output)
        let tell = { (path: String) in console.result(MessageText.oneLine(path)) }
        let report: PruneReport
        do throws(BuildError) {
            report =
                isDryRun ? try pruner.dryRun(removed: tell) : try pruner.run(removed: tell)
        } catch {
            throw CommandError(error)
        }
        let files = Quantity.counted(report.files, "file")
        let verb = isDryRun ? "would be removed" : "removed"
        console.result("\(files) \(verb), \(Quantity.bytes(report.bytes))")
        guard report.failures.isEmpty else { throw CommandError(notDone: report.failures) }
        return .ok
    }
}
