import DarkroomPipeline

/// `darkroom watch CATALOG`: a build whenever something changes, until a signal comes.
struct WatchCommand: Command {
    private static let poll = OptionSpec(
        name: "poll", value: .none,
        help: """
            Look at all files every second instead of waiting to be told: for network folders, of \
            which the system does not tell.
            """)

    static let spec = CommandSpec(
        name: "watch",
        summary: """
            Build, and build again whenever the catalog, its books, the recipe or a photo changes; \
            a line a build.
            """,
        arguments: [
            ArgumentSpec(
                name: "CATALOG", help: "The catalog file, or the folder that holds catalog.json.")
        ],
        options: [
            BuildCommand.output, BuildCommand.recipe, BuildCommand.jobs, BuildCommand.memory,
            BuildCommand.strict, poll,
        ],
        exitCodes: [
            (.ok, "standard output was closed"),
            (.invalidInput, "wrong usage, or no catalog there"),
            (.outputNotWritable, "the output can't be written at the first build"),
            (.interrupted, "stopped by SIGINT; the last manifest stays valid"),
            (.terminated, "stopped by SIGTERM; the last manifest stays valid"),
        ],
        examples: ["darkroom watch Assets", "darkroom watch Assets --output build/assets --strict"])

    private let options: BuildOptions
    private let polls: Bool

    init(_ arguments: ParsedArguments) {
        options = BuildCommand.options(arguments)
        polls = arguments.has(Self.poll)
    }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        Interruption.install(farewell: progress(console).farewell)
        let watch: SourceWatch
        do throws(BuildError) {
            watch = try SourceWatch(options, polls: polls) { console.message(.warning, $0) }
        } catch {
            throw CommandError(error)
        }
        console.message(.note, "watching \(options.catalog)")
        var isFirst = true
        var retry = Retry()
        while true {
            let refusal = build(console)
            if isFirst, let refusal { throw refusal }
            isFirst = false
            if let refusal, retry.isNews(refusal) { tell(refusal, console) }
            guard console.isHeard else { return .ok }
            watch.waitForChange(until: retry.next(after: refusal))
        }
    }

    /// Builds once, and tells how it went. Gives why the output can't be written: that may pass without
    /// any change to what is watched.
    private func build(_ console: Console) -> CommandError? {
        let progress = progress(console)
        do throws(BuildError) {
            let summary = try Pipeline(options, observer: { progress.show($0) }).run()
            progress.finish(summary)
            console.result(WatchText.line(summary, at: ClockTime.now))
            return nil
        } catch {
            console.status("")
            let error = CommandError(error)
            guard error.exitCode != .outputNotWritable else { return error }
            tell(error, console)
            return nil
        }
    }

    private func tell(_ error: CommandError, _ console: Console) {
        error.messages.forEach { console.message(.error, $0) }
        console.message(.note, "nothing was built; the last manifest stays")
    }

    /// A bar on a terminal; elsewhere warnings and failures only, for there is a line a build.
    private func progress(_ console: Console) -> Progress {
        let isInteractive = console.terminal.isInteractive
        return Progress(isInteractive ? BarProgress() : SilentProgress(), console: console)
    }
}

/// When to try again what was refused, and whether to say so again.
private struct Retry {
    private var pause = Self.shortest
    private var told: [String] = []

    private static let shortest = Duration.seconds(1)
    /// A disk that stays full is not to be worn out.
    private static let longest = Duration.seconds(30)

    mutating func isNews(_ refusal: CommandError) -> Bool {
        defer { told = refusal.messages }
        return told != refusal.messages
    }

    /// When to try again; nil where nothing was refused.
    mutating func next(after refusal: CommandError?) -> ContinuousClock.Instant? {
        guard refusal != nil else {
            self = Retry()
            return nil
        }
        defer { pause = min(pause * 2, Self.longest) }
        return .now + pause
    }
}
