import DarkroomPipeline

/// `darkroom preview OUTPUT`: everything on one page.
struct PreviewCommand: Command {
    private static let output = OptionSpec(
        name: "output", short: "o", value: .path(name: "FILE"), help: "The page.",
        defaultText: "\(Previewer.fileName) in OUTPUT")
    private static let link = OptionSpec(
        name: "link", value: .none,
        help: "Link to the pictures in OUTPUT instead of embedding them.")
    private static let embedLimit = OptionSpec(
        name: "embed-limit", value: .size(name: "SIZE"),
        help: """
            Embed the pictures, a file of scale 2 each, only where they have at most that many \
            bytes; else link to them.
            """,
        defaultText: "64M")

    static let spec = CommandSpec(
        name: "preview",
        summary: """
            Write one page that shows every model as its screen would, failures first; it needs no \
            network.
            """,
        arguments: [
            ArgumentSpec(name: "OUTPUT", help: "The folder that holds manifest.json.")
        ],
        options: [output, link, embedLimit],
        exitCodes: [
            (.ok, "the page is written"),
            (.someFailed, "written, but some pictures' files are not there or not whole"),
            (.invalidInput, "wrong usage, or no manifest there; nothing written"),
            (.outputNotWritable, "the page can't be written"),
        ],
        examples: [
            "darkroom preview build/assets", "darkroom preview build/assets --output review.html",
        ])

    private let previewer: Previewer
    private let limit: Int?

    init(_ arguments: ParsedArguments) {
        limit =
            arguments.has(Self.link)
            ? nil : arguments.number(Self.embedLimit) ?? Previewer.defaultLimit
        previewer = Previewer(
            output: arguments.positionals[0], file: arguments.text(Self.output), limit: limit)
    }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        let report: PreviewReport
        do throws(BuildError) {
            report = try previewer.run()
        } catch {
            throw CommandError(error)
        }
        tell(report, console)
        return report.faults.isEmpty ? .ok : .someFailed
    }

    private func tell(_ report: PreviewReport, _ console: Console) {
        for fault in report.faults { console.message(.failed, fault) }
        if let limit, !report.isEmbedded {
            console.message(
                .note,
                "the pictures have \(Quantity.bytes(report.bytes)), more than --embed-limit allows "
                    + "(\(Quantity.bytes(limit))): the page links to them, keep it where it is")
        }
        let how = report.isEmbedded ? "embedded" : "linked"
        console.result(
            "\(Quantity.counted(report.pictures, "picture")) \(how), "
                + "\(Quantity.bytes(report.bytes))\nPage: \(report.file)")
    }
}
