import DarkroomPipeline

/// `darkroom build CATALOG`: the pictures and their manifest.
struct BuildCommand: Command {
    private static let output = OptionSpec(
        name: "output", short: "o", value: .path(name: "DIR"),
        help: "Folder for the pictures and the manifest; made if need be.",
        defaultText: "build/assets")
    private static let recipe = OptionSpec(
        name: "recipe", value: .path(name: "FILE"),
        help: "How pictures are made: sizes, formats, quality (see 'darkroom recipe').",
        defaultText: "recipe.json beside the catalog, if there is one")
    private static let jobs = OptionSpec(
        name: "jobs", short: "j", value: .count(name: "N", range: 1...1024),
        help: "Photos worked on at once, 1 to 1024.",
        defaultText: "the processors that this process may use")
    private static let memory = OptionSpec(
        name: "memory", value: .size(name: "SIZE"),
        help: """
            Upper bound for decoded pixels held at once, in bytes or as 512M, 2G, 1.5GiB; K, M, \
            G and T are powers of 1024. A larger photo waits until it is alone.
            """,
        defaultText: "a quarter of the memory that this process may use")
    private static let strict = OptionSpec(
        name: "strict", value: .none,
        help: "After any failure, keep the old manifest.")

    static let spec = CommandSpec(
        name: "build",
        summary: "Make every picture of a catalog, and the manifest that names them.",
        arguments: [
            ArgumentSpec(
                name: "CATALOG", help: "The catalog file, or the folder that holds catalog.json.")
        ],
        options: [output, recipe, jobs, memory, strict, ProgressStyle.option],
        exitCodes: [
            (.ok, "all pictures made"),
            (.someFailed, "some failed, the manifest lists them (--strict: the old one stays)"),
            (.invalidInput, "wrong usage, bad catalog or recipe; nothing written"),
            (.outputNotWritable, "the output can't be written; what was there stays valid"),
            (.interrupted, "stopped by SIGINT; the old manifest stays valid"),
            (.terminated, "stopped by SIGTERM; the old manifest stays valid"),
        ],
        examples: [
            "darkroom build Assets",
            "darkroom build Assets/catalog.json --output build/assets --jobs 4 --memory 2G",
        ])

    private let options: BuildOptions
    private let style: ProgressStyle

    init(_ arguments: ParsedArguments) {
        options = Self.options(arguments)
        style = ProgressStyle(arguments)
    }

    func run(on console: Console) -> ExitCode {
        let progress = Progress(style.renderer(for: console.terminal), console: console)
        Interruption.install(farewell: progress.farewell)
        do {
            let summary = try Pipeline(options, observer: { progress.show($0) }).run()
            progress.finish(summary)
            console.result(SummaryText.of(summary, output: options.output))
            return summary.failed > 0 || !summary.manifestWritten ? .someFailed : .ok
        } catch {
            let error = CommandError(error)
            progress.fail(error)
            return error.exitCode
        }
    }

    static func options(_ arguments: ParsedArguments) -> BuildOptions {
        var options = BuildOptions(
            catalog: arguments.positionals[0], output: arguments.text(output) ?? "build/assets")
        options.recipe = arguments.text(recipe)
        options.jobs = arguments.number(jobs)
        options.memory = arguments.number(memory)
        options.strict = arguments.has(strict)
        options.isolation = .workerProcess
        return options
    }
}
