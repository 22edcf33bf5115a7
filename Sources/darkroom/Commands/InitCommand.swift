import DarkroomPipeline

/// `darkroom init FOLDER`: a catalog to begin with.
struct InitCommand: Command {
    static let spec = CommandSpec(
        name: "init",
        summary: """
            Make a catalog from a folder of photos: a trip for each sub-folder, with the days its \
            photos were taken on, and a focus for each photo outside of them.
            """,
        arguments: [
            ArgumentSpec(
                name: "FOLDER",
                help: """
                    Gets the catalog.json. The photos are those in its folder photos if it has \
                    one, else those in FOLDER itself.
                    """)
        ],
        exitCodes: [
            (.ok, "the catalog is written and can be built; photos that can't are left out"),
            (.invalidInput, "wrong usage, no photos there, or a catalog already; nothing written"),
            (.outputNotWritable, "the catalog can't be written"),
        ],
        examples: ["darkroom init Holidays && darkroom build Holidays"])

    private let folder: String

    init(_ arguments: ParsedArguments) { folder = arguments.positionals[0] }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        let starter = CatalogStarter(folder: folder)
        let report: StartReport
        do throws(BuildError) {
            report = try starter.run { count in
                console.message(.note, "looking at \(Quantity.counted(count, "photo"))")
            }
        } catch {
            throw CommandError(error)
        }
        report.leftOut.forEach { console.message(.warning, "left out: \($0)") }
        if report.undated > 0 {
            console.message(
                .warning,
                "\(Quantity.counted(report.undated, "trip")) without days: no photo of theirs says "
                    + "when it was taken")
        }
        let trips = Quantity.counted(report.trips, "trip")
        let photos = Quantity.counted(report.photos, "photo")
        let focuses = Quantity.counted(report.focuses, "focus", "focuses")
        console.result("\(starter.path): \(trips) with \(photos), \(focuses)")
        let argument = ShellWords.argument(folder)
        console.message(.note, "edit its titles, then: darkroom build \(argument)")
        return .ok
    }
}
