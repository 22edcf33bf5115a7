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
        let writer = ManifestWriter(output: output)
        if outcomes.isEmpty, work.standing.allSatisfy({ !$0.isNews }),
            let mark = state.past.manifest,
            mark.madeFrom == madeFrom, writer.stands(mark), shardRecordStands(mark.digest)
        {
            return .unchanged
        }
        let manifest = ManifestAssembler(catalog: inputs.catalog, recipe: inputs.recipe)
            .assemble(plan, results)
        guard !strict || manifest.failures.isEmpty else { return .keptForStrict }
        let (digest, isNew) = try writer.write(manifest)
        try writeShardRecord(digest)
        try state.forget(state.past.paths.subtracting(plan.jobs.map(\.path)))
        try state.mark(
            ManifestMark(
                madeFrom: madeFrom, digest: digest, stamp: try output.stamp(of: "manifest.json")))
        return isNew ? .written : .unchanged
    }

    private func shardRecord(_ manifestDigest: String) -> ShardRecord? {
        shard.map {
            ShardRecord(
                index: $0.index, count: $0.count, catalogDigest: inputs.catalogDigest,
                planDigest: plan.wholeDigest, manifestDigest: manifestDigest)
        }
    }

    /// A build of everything has none.
    private func shardRecordStands(_ manifestDigest: String) -> Bool {
        guard let record = shardRecord(manifestDigest) else {
            return output.stampIfThere(of: ShardRecord.path) == nil
        }
        return output.holds(record.encoded, ShardRecord.path)
    }

    private func writeShardRecord(_ manifestDigest: String) throws(BuildError) {
        guard let record = shardRecord(manifestDigest) else {
            return output.remove(ShardRecord.path)
        }
        guard !output.holds(record.encoded, ShardRecord.path) else { return }
        try output.replace(ShardRecord.path, with: record.encoded, durable: true)
    }

    /// What the manifest is made from beside the records. With the same records, the same of this
    /// makes the same manifest.
    private var madeFrom: String {
        var parts = [Toolchain.fingerprint, inputs.catalogDigest, inputs.recipe.digest]
        parts.append(shard.map { "\($0.index)/\($0.count)" } ?? "")
        parts.append(plan.wholeDigest)
        parts += plan.failures.map(\.message)
        return SHA256.digest(of: parts.joined(separator: "\n")).hex
    }

    private var results: [SourceResult] {
        let opened = Dictionary(uniqueKeysWithValues: work.jobs.map { ($0.path, $0) })
        return work.standing.map {
            SourceResult($0.job, $0.record, $0.knownFailures, inputs.recipe)
        }
            + outcomes.compactMap { outcome in
                opened[outcome.path].map {
                    SourceResult($0, outcome.record, outcome.failures, inputs.recipe)
                }
            }
    }
}
