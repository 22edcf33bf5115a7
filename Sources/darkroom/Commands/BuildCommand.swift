import DarkroomPipeline

/// `darkroom build CATALOG`: the pictures and their manifest.
struct BuildCommand: Command {
    static let output = OptionSpec(
        name: "output", short: "o", value: .path(name: "DIR"),
        help: "Folder for the pictures and the manifest; made if need be.",
        defaultText: "build/assets")
    static let recipe = OptionSpec(
        name: "recipe", value: .path(name: "FILE"),
        help: "How pictures are made: sizes, formats, quality (see 'darkroom recipe').",
        defaultText: "recipe.json beside the catalog, if there is one")
    static let jobs = OptionSpec(
        name: "jobs", short: "j", value: .count(name: "N", range: 1...1024),
        help: "Photos worked on at once, 1 to 1024.",
        defaultText: "the processors that this process may use")
    static let memory = OptionSpec(
        name: "memory", value: .size(name: "SIZE"),
        help: """
            Upper bound for decoded pixels held at once, in bytes or as 512M, 2G, 1.5GiB; K, M, \
            G and T are powers of 1024. A larger photo waits until it is alone.
            """,
        defaultText: "a quarter of the memory that this process may use")
    static let shard = OptionSpec(
        name: "shard", value: .shard(name: "I/N"),
        help: "Only the I-th of N parts, which 'darkroom merge' joins.",
        defaultText: "everything")
    static let strict = OptionSpec(
        name: "strict", value: .none,
        help: "After any failure, keep the old manifest.")
    private static let force = OptionSpec(
        name: "force", value: .none,
        help: "Make everything again, whatever earlier builds left.")
    private static let dryRun = OptionSpec(
        name: "dry-run", value: .none,
        help: "Make nothing; say what would be made, and why.")
    private static let report = OptionSpec(
        name: "report", value: .path(name: "FILE"),
        help: "Write counts, times, memory and failures as JSON; - for standard output.")

    static let spec = CommandSpec(
        name: "build",
        summary: """
            Make every picture of a catalog, and the manifest that names them; what is up to date \
            is kept.
            """,
        arguments: [
            ArgumentSpec(
                name: "CATALOG", help: "The catalog file, or the folder that holds catalog.json.")
        ],
        options: [
            output, recipe, jobs, memory, shard, strict, force, dryRun, report,
            ProgressStyle.option,
        ],
        exitCodes: [
            (.ok, "all pictures made, or up to date"),
            (.someFailed, "some failed, the manifest lists them (--strict: the old one stays)"),
            (.invalidInput, "wrong usage, bad catalog or recipe; nothing written"),
            (.outputNotWritable, "the output can't be written; what was there stays valid"),
            (.interrupted, "stopped by SIGINT; the old manifest stays valid"),
            (.terminated, "stopped by SIGTERM; the old manifest stays valid"),
        ],
        examples: [
            "darkroom build Assets",
            "darkroom build Assets/catalog.json --output build/assets --jobs 4 --memory 2G",
            "darkroom build Assets --dry-run",
        ])

    private let options: BuildOptions
    private let style: ProgressStyle
    private let isDryRun: Bool
    private let reportPath: String?

    init(_ arguments: ParsedArguments) {
        options = Self.options(arguments)
        style = ProgressStyle(arguments)
        isDryRun = arguments.has(Self.dryRun)
        reportPath = arguments.text(Self.report)
    }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        isDryRun ? try forecast(on: console) : try build(on: console)
    }

    private func build(on console: Console) throws(CommandError) -> ExitCode {
        let progress = Progress(style.renderer(for: console.terminal), console: console)
        Interruption.install(farewell: progress.farewell)
        let summary: BuildSummary
        do throws(BuildError) {
            summary = try Pipeline(options, observer: { progress.show($0) }).run()
        } catch {
            let error = CommandError(error)
            progress.fail(error)
            return error.exitCode
        }
        progress.finish(summary)
        try report(
            BuildReport.text(summary, .now), SummaryText.of(summary, output: options.output),
            console)
        return summary.failed > 0 ? .someFailed : .ok
    }

    private func forecast(on console: Console) throws(CommandError) -> ExitCode {
        let progress = Progress(style.renderer(for: console.terminal), console: console)
        let forecast: BuildForecast
        do throws(BuildError) {
            forecast = try Pipeline(options, observer: { progress.show($0) }).dryRun()
        } catch {
            let error = CommandError(error)
            progress.fail(error)
            return error.exitCode
        }
        for failure in forecast.failures { progress.show(.failed(failure, detail: nil)) }
        try report(BuildReport.text(forecast), ForecastText.of(forecast), console)
        return forecast.failures.isEmpty ? .ok : .someFailed
    }

    /// Results go to standard output; a report that is wanted there takes the place of the words.
    private func report(
        _ report: String, _ words: String, _ console: Console
    ) throws(CommandError) {
        if reportPath != ReportFile.standardOutput { console.result(words) }
        if let reportPath { try ReportFile.write(report, to: reportPath, console) }
    }

    static func options(_ arguments: ParsedArguments) -> BuildOptions {
        var options = BuildOptions(
            catalog: arguments.positionals[0], output: arguments.text(output) ?? "build/assets")
        options.recipe = arguments.text(recipe)
        options.jobs = arguments.number(jobs)
        options.memory = arguments.number(memory)
        options.shard = arguments.text(shard).flatMap(Shard.init)
        options.strict = arguments.has(strict)
        options.force = arguments.has(force)
        options.isolation = .workerProcess
        return options
    }
}
