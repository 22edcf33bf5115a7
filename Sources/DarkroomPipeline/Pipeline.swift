internal import DarkroomManifest
internal import Vips

/// A build: from a catalog of model objects to finished pictures and the manifest that ties them
/// together.
///
/// This is THE file: ``run()`` lists the stages in order, each handing the next what it needs. The
/// stages of a single photo stand in `PhotoWorker`, the steps of a picture in `RenderSteps`.
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

    /// Builds what is not as it should be. A photo that fails costs its own pictures and is counted
    /// in the summary; an error means that nothing was changed, or that the old manifest still
    /// stands.
    public func run() throws(BuildError) -> BuildSummary {
        let start = ContinuousClock.now
        var clock = StageClock()
        let inputs = try BuildInputs(catalog: options.catalog, recipe: options.recipe, observer)
        clock.finished(.catalog)
        let plan = try inputs.plan(shard: options.shard)
        let output = try OutputFolder(path: options.output)
        clock.finished(.resolve)
        let state = try BuildState(output: options.output) { observer(.warning($0)) }
        let budget = budget
        let work = comparison(inputs.recipe, state.past, budget).run(plan.jobs)
        announce(plan, work)
        clock.finished(.compare)
        let outcomes = try process(work, inputs.recipe, output, state, budget)
        clock.finished(.write)
        let ending = BuildEnding(
            inputs: inputs, plan: plan, work: work, outcomes: outcomes, output: output,
            state: state, shard: options.shard, strict: options.strict)
        let manifest = try ending.finish()
        clock.finished(.manifest)
        var summary = BuildSummary(plan, work, outcomes, own: clock.seconds)
        summary.illegible = LegibilityCheck(catalog: inputs.catalog, recipe: inputs.recipe)
            .run(work, outcomes)
        summary.manifest = manifest
        summary.seconds = (ContinuousClock.now - start).inSeconds
        return summary
    }

    /// What ``run()`` would make, and why. Writes nothing; reads only photos that look changed.
    public func dryRun() throws(BuildError) -> BuildForecast {
        let inputs = try BuildInputs(catalog: options.catalog, recipe: options.recipe, observer)
        let plan = try inputs.plan(shard: options.shard)
        let hold = try OutputFolder.Glance(path: options.output)
        defer { hold.end() }
        let past = BuildState.peek(output: options.output)
        let work = comparison(inputs.recipe, past, budget).run(plan.jobs)
        return BuildForecast(plan, work, inputs.recipe)
    }

    private var budget: MemoryBudget {
        MemoryBudget(limit: options.memory ?? ProcessResources.memoryBudget)
    }

    private func comparison(
        _ recipe: Recipe, _ past: PastBuilds, _ budget: MemoryBudget
    ) -> Comparison {
        Comparison(
            recipe: recipe, output: options.output, past: past, force: options.force,
            ceiling: budget.ceiling)
    }

    private func announce(_ plan: Plan, _ work: BuildWork) {
        observer(
            .planned(
                photos: work.jobs.count,
                pictures: work.jobs.reduce(0) { $0 + $1.pictures.count }))
        for failure in plan.failures + work.knownFailures {
            observer(.failed(failure, detail: nil))
        }
    }

    private func process(
        _ work: BuildWork, _ recipe: Recipe, _ output: OutputFolder, _ state: BuildState,
        _ budget: MemoryBudget
    ) throws(BuildError) -> [PhotoOutcome] {
        for standing in work.standing where standing.isNews { try state.save(standing) }
        let order = LargestFirst(work.jobs, size: \.bytes)
        let lanes = options.jobs ?? ProcessResources.processors
        let worker = PhotoWorker(
            recipe: recipe, budget: budget, output: output, isAlone: lanes == 1)
        let finish = { @Sendable (job: SourceJob, outcome: PhotoOutcome) throws(BuildError) in
            let failures = outcome.failureRecord(job, recipe, ceiling: budget.ceiling)
            try state.save(outcome.path, outcome.record, failures)
            announce(outcome)
        }
        switch options.isolation {
        case .workerProcess:
            return order.undone(
                try Supervisor(
                    jobs: order.items, worker: worker, lanes: lanes, finished: finish
                ).run())
        case .thisProcess:
            guard !work.jobs.isEmpty else { return [] }
            try VipsRuntime.startForBuild()
            return order.undone(
                try Lanes(count: lanes, laneEnded: VipsRuntime.endOfLane)
                    .map(order.items) { job throws(BuildError) in
                        let outcome = try worker.process(job)
                        try finish(job, outcome)
                        return outcome
                    })
        }
    }

    private func announce(_ outcome: PhotoOutcome) {
        for (failure, detail) in zip(outcome.failures, outcome.details) {
            observer(.failed(failure, detail: detail))
        }
        observer(.photoFinished(outcome.report))
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
