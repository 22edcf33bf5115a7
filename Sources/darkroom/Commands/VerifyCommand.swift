import DarkroomPipeline

/// `darkroom verify OUTPUT`: whether everything is as the manifest says.
struct VerifyCommand: Command {
    static let spec = CommandSpec(
        name: "verify",
        summary: """
            Read every file of a manifest again: there, whole, of the stated size and format, and \
            free of metadata.
            """,
        arguments: [
            ArgumentSpec(name: "OUTPUT", help: "The folder that holds manifest.json.")
        ],
        options: [],
        exitCodes: [
            (.ok, "everything is as the manifest says"),
            (.someFailed, "at least one fault, a line each"),
            (.invalidInput, "wrong usage, or no manifest there"),
        ],
        examples: ["darkroom verify build/assets"])

    private let output: String

    init(_ arguments: ParsedArguments) {
        output = arguments.positionals[0]
    }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        let report: VerifyReport
        do throws(BuildError) {
            report = try Verifier(output: output).run()
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
        let pictures = Quantity.counted(report.pictures, "picture")
        let counts = "\(pictures), \(Quantity.counted(report.files, "file"))"
        console.result(
            report.faults.isEmpty
                ? "\(counts): all as the manifest says"
                : "\(counts): \(Quantity.counted(report.faults.count, "fault"))"
        )
        return report.faults.isEmpty ? .ok : .someFailed
    }
}
