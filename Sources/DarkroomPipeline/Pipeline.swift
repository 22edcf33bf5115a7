internal import DarkroomManifest
internal import Vips

/// A build: from a catalog of model objects to finished pictures and the manifest that ties them
/// together.
///
/// This is THE file: ``run()`` lists the stages in order, each handing the next what it needs. The
/// stages of a single photo stand in `PhotoWorker.process`, the steps of a picture in
/// `RenderSteps`.
public struct Pipeline: Sendable {
    private let options: BuildOptions
    private let observer: @Sendable (BuildEvent) -> Void

    /// A build that tells `observer` how it goes, from any lane.
    public init(
        _ options: BuildOptions, observer: @escaping @Sendable (BuildEvent) -> Void = { _ in }
    ) {
        self.options = options
        self.observer = observer
    }

    /// Builds everything. A photo that fails costs its own pictures and is counted in the summary;
    /// an error means that nothing was changed, or that the old manifest still stands.
    public func run() throws(BuildError) -> BuildSummary {
        let start = ContinuousClock.now
        var clock = StageClock()
        let (catalog, folder, recipe) = try read()
        clock.finished(.catalog)
        let plan = try Planner(catalog, recipe: recipe, folder: folder).plan()
        let output = try OutputFolder(path: options.output)
        announce(plan)
        clock.finished(.resolve)
        let outcomes = try process(plan, recipe, output)
        clock.finished(.write)
        let manifest = ManifestAssembler(catalog: catalog, recipe: recipe)
            .assemble(plan, outcomes)
        let keepsOld = options.strict && !manifest.failures.isEmpty
        if !keepsOld { try ManifestWriter(output: output).write(manifest) }
        clock.finished(.manifest)
        var summary = BuildSummary(plan, outcomes, own: clock.seconds)
        summary.manifestWritten = !keepsOld
        summary.seconds = (ContinuousClock.now - start).inSeconds
        return summary
    }

    private func read() throws(BuildError) -> (Catalog, folder: String, Recipe) {
        var problems: [String] = []
        let found = collecting(&problems) { () throws(BuildError) in
            try CatalogReader.read(path: options.catalog) { observer(.warning($0)) }
        }
        let recipe = collecting(&problems) { () throws(BuildError) in
            try RecipeReader.read(
                path: options.recipe, catalogFolder: CatalogLocation(path: options.catalog).folder)
        }
        guard let found, let recipe else { throw .invalidInput(problems) }
        return (found.catalog, found.folder, recipe)
    }

    /// What reading gives; or nil, with what is wrong added to `problems`, each once.
    private func collecting<Value>(
        _ problems: inout [String], _ read: () throws(BuildError) -> Value
    ) -> Value? {
        do throws(BuildError) {
            return try read()
        } catch {
            for message in error.messages where !problems.contains(message) {
                problems.append(message)
            }
            return nil
        }
    }

    private func announce(_ plan: Plan) {
        observer(
            .planned(
                photos: plan.jobs.count, pictures: plan.jobs.reduce(0) { $0 + $1.pictures.count }))
        for failure in plan.failures { observer(.failed(failure, detail: nil)) }
    }

    private func process(
        _ plan: Plan, _ recipe: Recipe, _ output: OutputFolder
    ) throws(BuildError) -> [PhotoOutcome] {
        let budget = MemoryBudget(limit: options.memory ?? ProcessResources.memoryBudget)
        let lanes = options.jobs ?? ProcessResources.processors
        let worker = PhotoWorker(
            recipe: recipe, budget: budget, output: output, isAlone: lanes == 1)
        switch options.isolation {
        case .workerProcess:
            return try Supervisor(jobs: plan.jobs, worker: worker, lanes: lanes, finished: announce)
                .run()
        case .thisProcess:
            try VipsRuntime.startForBuild()
            return try Lanes(count: lanes, laneEnded: VipsRuntime.endOfLane)
                .map(plan.jobs) { job throws(BuildError) in
                    let outcome = try worker.process(job)
                    announce(outcome)
                    return outcome
                }
        }
    }

    private func announce(_ outcome: PhotoOutcome) {
        for (failure, detail) in zip(outcome.failures, outcome.details) {
            observer(.failed(failure, detail: detail))
        }
        observer(.photoFinished(outcome.report))
    }
}

extension BuildSummary {
    init(_ plan: Plan, _ outcomes: [PhotoOutcome], own: [String: Double]) {
        let reports = outcomes.map(\.report)
        photos = outcomes.count
        pictures = reports.reduce(0) { $0 + $1.pictures }
        files = reports.reduce(0) { $0 + $1.files }
        failed = (plan.failures + outcomes.flatMap(\.failures)).reduce(0) { $0 + $1.images.count }
        bytesIn = reports.reduce(0) { $0 + $1.bytesIn }
        bytesOut = reports.reduce(0) { $0 + $1.bytesOut }
        let perPhoto: Set<Stage> = [
            .inspect, .admit, .hash, .decode, .focus, .render, .encode, .write,
        ]
        stageSeconds = Stage.allCases.map { stage in
            let seconds =
                perPhoto.contains(stage)
                ? outcomes.reduce(0) { $0 + ($1.seconds[stage.rawValue] ?? 0) }
                : own[stage.rawValue] ?? 0
            return (stage.rawValue, seconds)
        }
    }
}

extension VipsRuntime {
    /// Starts libvips, or says that there is no building without it.
    static func startForBuild() throws(BuildError) {
        do throws(VipsError) {
            try start()
        } catch {
            throw .outputNotWritable("libvips does not start: \(error.detail)")
        }
    }
}
