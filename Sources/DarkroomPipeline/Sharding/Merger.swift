public import DarkroomManifest
internal import Foundation

/// Joins the outputs of all shards of a build into one: byte for byte what a build without shards
/// writes.
public struct Merger: Sendable {
    private let output: String
    private let shards: [String]

    /// - Parameters:
    ///   - output: folder for the whole; made if need be.
    ///   - shards: output folders of the shards, in any order.
    public init(output: String, shards: [String]) {
        self.output = output
        self.shards = shards
    }

    /// Checks that all shards are there and of one build, links or copies their files, and writes the
    /// manifest last. Shards that are missing or differ are all named by the `invalidInput` thrown;
    /// nothing is written then.
    public func run() throws(BuildError) -> MergeReport {
        let parts = try ShardSet(shards).checked()
        if let own = JSONFile.realPath(output),
            shards.contains(where: { JSONFile.realPath($0) == own })
        {
            throw .invalidInput([
                "\(output): is one of the shards; give another folder for the whole"
            ])
        }
        return try join(parts)
    }

    private func join(_ parts: [ShardOutput]) throws(BuildError) -> MergeReport {
        // Nothing is written before it is known that all parts fit together.
        var check = ManifestJoiner(parts, into: MergeCheck())
        try check.run()
        guard check.report.problems.isEmpty else { throw .invalidInput(check.report.problems) }
        let folder = try OutputFolder(path: output)
        var joiner = ManifestJoiner(parts, into: try MergedOutput(folder))
        try joiner.run()
        try ManifestWriter(output: folder).place(joiner.sink.manifest)
        folder.remove(ShardRecord.path)
        return MergeReport(
            shards: parts.count, pictures: joiner.report.pictures, files: joiner.sink.files,
            linked: joiner.sink.linked, failures: joiner.report.failures)
    }
}

/// What a merge came to.
public struct MergeReport: Sendable {
    /// Shards joined.
    public var shards: Int
    /// Pictures of the whole.
    public var pictures = 0
    /// Files of the whole.
    public var files = 0
    /// Of those, how many share their bytes on disk with the shard's: hard links.
    public var linked = 0
    /// What could not be made, of all shards.
    public var failures: [Manifest.Failure] = []
}
