internal import DarkroomManifest

/// The last stage: the manifest is put together and written, unless the one that stands says all of
/// it already.
struct BuildEnding {
    let inputs: BuildInputs
    let plan: Plan
    let work: BuildWork
    let outcomes: [PhotoOutcome]
    let output: OutputFolder
    let state: BuildState
    let shard: Shard?
    let strict: Bool

    func finish() throws(BuildError) -> BuildSummary.ManifestFate {
        let madeFrom = madeFrom
        if outcomes.isEmpty, work.standing.allSatisfy({ !$0.isNews }),
            let mark = state.past.manifest,
            mark.madeFrom == madeFrom, output.stampIfThere(of: "manifest.json") == mark.stamp
        {
            return .unchanged
        }
        let manifest = ManifestAssembler(catalog: inputs.catalog, recipe: inputs.recipe)
            .assemble(plan, results)
        guard !strict || manifest.failures.isEmpty else { return .keptForStrict }
        let isNew = try ManifestWriter(output: output).write(manifest)
        try writeShardRecord()
        try state.forget(state.past.paths.subtracting(plan.jobs.map(\.path)))
        try state.mark(
            ManifestMark(madeFrom: madeFrom, stamp: try output.stamp(of: "manifest.json")))
        return isNew ? .written : .unchanged
    }

    /// A build of everything leaves none.
    private func writeShardRecord() throws(BuildError) {
        guard let shard else { return output.remove(ShardRecord.path) }
        let record = ShardRecord(
            index: shard.index, count: shard.count, catalogDigest: inputs.catalogDigest,
            manifestDigest: try output.digest(of: "manifest.json"))
        try output.replace(ShardRecord.path, with: record.encoded, durable: true)
    }

    /// What the manifest is made from beside the records. With the same records, the same of this
    /// makes the same manifest.
    private var madeFrom: String {
        var parts = [Toolchain.fingerprint, inputs.catalogDigest, inputs.recipe.digest]
        parts.append(shard.map { "\($0.index)/\($0.count)" } ?? "")
        parts += plan.jobs.map(\.path)
        parts += plan.failures.map { "\($0.source) \($0.code.rawValue) \($0.message)" }
        return SHA256.digest(of: parts.joined(separator: "\n")).hex
    }

    private var results: [SourceResult] {
        let opened = Dictionary(uniqueKeysWithValues: work.jobs.map { ($0.path, $0) })
        return work.standing.map {
            SourceResult($0.job, $0.record, $0.failures?.failures ?? [], inputs.recipe)
        }
            + outcomes.compactMap { outcome in
                opened[outcome.path].map {
                    SourceResult($0, outcome.record, outcome.failures, inputs.recipe)
                }
            }
    }
}

extension BuildState {
    /// Keeps what is known of a photo that was not opened.
    func save(_ standing: StandingOutcome) throws(BuildError) {
        try save(standing.job.path, standing.record, standing.failures)
    }
}
