import DarkroomPipeline

/// `darkroom verify OUTPUT`: whether everything is as the manifest says.
struct VerifyCommand: Command {
    private static let sources = OptionSpec(
        name: "sources", value: .path(name: "FOLDER"),
        help: """
            The catalog's folder: read every photo again too, and tell which is gone or no longer \
            the one that pictures were made from.
            """)

    static let spec = CommandSpec(
        name: "verify",
        summary: """
            Read every file of a manifest again: there, whole, of the stated size and format, and \
            free of metadata.
            """,
        arguments: [
            ArgumentSpec(name: "OUTPUT", help: "The folder that holds manifest.json.")
        ],
        options: [sources],
        exitCodes: [
            (.ok, "everything is as the manifest says"),
            (.someFailed, "at least one fault, a line each"),
            (.invalidInput, "wrong usage, no manifest there, or no such FOLDER"),
        ],
        examples: [
            "darkroom verify build/assets", "darkroom verify build/assets --sources Assets",
        ])

    private let output: String
    private let sources: String?

    init(_ arguments: ParsedArguments) {
        output = arguments.positionals[0]
        sources = arguments.text(Self.sources)
    }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        let report: VerifyReport
        do throws(BuildError) {
            report = try Verifier(output: output, sources: sources).run()
        } catch {
            throw CommandError(error)
        }
        for stray in report.strays {
            console.message(
                .warning,
                "\(stray): no picture of the manifest has this file; 'darkroom prune' removes it")
        }
        for folder in report.unlisted { console.message(.warning, "\(folder)") }
        report.faults.forEach { console.result($0) }
        var counted = [(report.pictures, "picture"), (report.files, "file")]
        if sources != nil { counted.append((report.sources, "source")) }
        let counts = counted.map(Quantity.counted).joined(separator: ", ")
        console.result(
            report.faults.isEmpty
                ? "\(counts): all as the manifest says"
                : "\(counts): \(Quantity.counted(report.faults.count, "fault"))"
        )
        return report.faults.isEmpty ? .ok : .someFailed
    }
}
