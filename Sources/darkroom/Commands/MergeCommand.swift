import DarkroomPipeline

/// `darkroom merge OUTPUT SHARD…`: one output of all shards'.
struct MergeCommand: Command {
    static let spec = CommandSpec(
        name: "merge",
        summary: """
            Join the outputs of all shards into one, byte for byte what a build of everything writes.
            """,
        arguments: [
            ArgumentSpec(name: "OUTPUT", help: "Folder for the whole; made if need be."),
            ArgumentSpec(
                name: "SHARD", isRepeated: true,
                help: "The output folders of 'darkroom build --shard', all of them, in any order."),
        ],
        exitCodes: [
            (.ok, "all pictures of all shards are there"),
            (.someFailed, "some pictures failed in a shard, the manifest lists them"),
            (.invalidInput, "a shard is missing, incomplete or of another build; nothing written"),
            (.outputNotWritable, "the output can't be written; what was there stays valid"),
        ],
        examples: ["darkroom merge build/assets build/shard-1 build/shard-2 build/shard-3"])

    private let output: String
    private let shards: [String]

    init(_ arguments: ParsedArguments) {
        output = arguments.positionals[0]
        shards = Array(arguments.positionals.dropFirst())
    }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        let report: MergeReport
        do throws(BuildError) {
            report = try Merger(output: output, shards: shards).run()
        } catch {
            throw CommandError(error)
        }
        for failure in report.failures {
            console.message(.failed, FailureText.of(failure, detail: nil))
        }
        let copied = report.files - report.linked
        console.result(
            "\(Quantity.counted(report.shards, "shard")), "
                + "\(Quantity.counted(report.pictures, "picture")) "
                + "(\(Quantity.counted(report.files, "file")), \(copied) copied)")
        return report.failures.isEmpty ? .ok : .someFailed
    }
}
