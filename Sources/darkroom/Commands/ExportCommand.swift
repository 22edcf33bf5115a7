import DarkroomPipeline

/// `darkroom export FORM OUTPUT DEST`: the pictures as an app's build tool takes them.
struct ExportCommand: Command {
    static let spec = CommandSpec(
        name: "export",
        summary: """
            Write the pictures as an app's build tool takes them: an asset catalog for Xcode with a \
            Swift file of its names, or Android's resources.
            """,
        arguments: [
            ArgumentSpec(
                name: "FORM", kind: .word(of: ExportForm.allCases.map(\.rawValue)),
                help: "xcassets or android."),
            ArgumentSpec(name: "OUTPUT", help: "The folder that holds manifest.json."),
            ArgumentSpec(
                name: "DEST",
                help: """
                    A folder of the app's, made if need be: for xcassets it gets \
                    Darkroom.xcassets and DarkroomImages.swift, for android a folder res. What an \
                    earlier export wrote there and is gone is removed, nothing else.
                    """),
        ],
        exitCodes: [
            (.ok, "all pictures are there"),
            (.someFailed, "some have no file of a format that FORM takes, the others are there"),
            (.invalidInput, "wrong usage, no manifest there, or a file of it is damaged"),
            (
                .outputNotWritable,
                "DEST can't be written, or something else is in the way; or a build is writing"
            ),
        ],
        examples: [
            "darkroom export xcassets build/assets App/Generated",
            "darkroom export android build/assets app/src/main",
        ])

    private let output: String
    private let destination: String
    private let form: ExportForm

    init(_ arguments: ParsedArguments) throws(UsageError) {
        // Only these words were let through.
        form = ExportForm(rawValue: arguments.positionals[0]) ?? .xcassets
        output = arguments.positionals[1]
        destination = arguments.positionals[2]
    }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        let report: ExportReport
        do throws(BuildError) {
            report = try Exporter(output: output, destination: destination, form: form).run()
        } catch {
            throw CommandError(error)
        }
        report.leftOut.forEach { console.message(.warning, $0) }
        for file in report.changedByHand {
            console.message(.warning, "\(file): had been changed since the last export; replaced")
        }
        for file in report.kept {
            console.message(
                .warning, "\(file): is no longer needed, but was changed since the export; it stays"
            )
        }
        let files = "\(Quantity.counted(report.written, "file")) written"
        console.result(
            "\(Quantity.counted(report.pictures, "picture")): \(files), "
                + "\(report.unchanged) up to date, \(report.removed) removed")
        return report.without == 0 ? .ok : .someFailed
    }
}
