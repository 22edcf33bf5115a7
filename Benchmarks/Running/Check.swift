internal import DarkroomManifest
internal import DarkroomPipeline

/// Counts that hold on any machine, however slow: what `--check` asserts instead of measuring.
struct Check {
    let stand: Stand
    let lanes: Int

    /// What is wrong with Darkroom's counts, a sentence each.
    func darkroomProblems(profile: Folder) throws -> [String] {
        let manifest = stand.manifest
        let (summary, opened) = try StageProfile(
            catalog: stand.task.work.catalog, lanes: lanes, output: profile
        ).build()
        let photos = stand.task.work.photos ?? manifest.sources.count
        let variants = manifest.images.values.reduce(0) { $0 + $1.variants.count }
        let files = stand.task.work.files ?? variants
        return [
            expect("failures", manifest.failures.count, 0),
            expect("sources in the manifest", manifest.sources.count, photos),
            expect("photos that the summary counts as opened", summary.photos, photos),
            expect("photos that the pipeline opened", opened, photos),
            expect("variants in the manifest", variants, files),
            expect("files that the summary counts", summary.files, files),
        ].compactMap { $0 }
    }

    /// What is wrong with the files of a tool's run, a sentence each.
    func problems(of tool: any Tool) throws -> [String] {
        _ = try stand.run(tool)
        let files = try tool.files(in: stand.output(of: tool))
        let wanted = stand.task.job.outputs.map(\.size)
        let unreadable = files.filter { PictureSize(file: $0) == nil }
        return [
            expect("files", files.count, wanted.count),
            unreadable.isEmpty ? nil : "no pictures: \(unreadable.joined(separator: ", "))",
            sizes(files.compactMap { PictureSize(file: $0) }, wanted),
        ].compactMap { $0 }
    }

    private func expect(_ what: String, _ found: Int, _ expected: Int) -> String? {
        found == expected ? nil : "\(what): \(found) instead of \(expected)"
    }

    /// Sizes are compared as a collection: tools name their files in their own ways.
    private func sizes(_ found: [PictureSize], _ wanted: [PictureSize]) -> String? {
        let left = found.sorted()
        let right = wanted.sorted()
        guard left != right else { return nil }
        let pair = zip(left, right).first { $0 != $1 }
        let example = pair.map { ", such as \($0.0) instead of \($0.1)" } ?? ""
        return "pixel sizes differ from the manifest's\(example)"
    }
}
