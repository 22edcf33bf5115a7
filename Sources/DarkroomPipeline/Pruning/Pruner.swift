internal import DarkroomManifest
internal import Foundation

/// Removes what earlier builds left below `images` and the manifest no longer names.
public struct Pruner: Sendable {
    private let output: String

    /// - Parameter output: the folder that holds `manifest.json`.
    public init(output: String) { self.output = output }

    /// Removes every file that no picture has, and the folders that this leaves empty. Of a link only
    /// the link goes. A failure costs its own file.
    ///
    /// Throws `invalidInput` where there is no manifest that can be read, `outputNotWritable` where a
    /// build is writing or `images` is no folder of its own; then nothing was removed.
    ///
    /// - Parameter removed: told of each file, relative to the output folder.
    public func run(removed: (String) -> Void) throws(BuildError) -> PruneReport {
        // Where nothing was built, nothing is made either.
        _ = try ManifestFile.read(output: output)
        let hold = try OutputFolder(path: output)
        defer { withExtendedLifetime(hold) {} }
        return try prune(isDryRun: false, removed)
    }

    /// Tells what ``run(removed:)`` would remove, and changes nothing.
    public func dryRun(removed: (String) -> Void) throws(BuildError) -> PruneReport {
        _ = try ManifestFile.read(output: output)
        let hold = try OutputFolder.Glance(path: output)
        defer { hold.end() }
        return try prune(isDryRun: true, removed)
    }

    private func prune(
        isDryRun: Bool, _ removed: (String) -> Void
    ) throws(BuildError) -> PruneReport {
        let named = NamedFiles(try ManifestFile.read(output: output))
        var facts = stat()
        guard lstat(output + "/images", &facts) == 0 else { return PruneReport() }
        guard facts.st_mode & S_IFMT == S_IFDIR else {
            throw .outputNotWritable(
                "\(output)/images: is no folder but a link or a file; nothing was removed")
        }
        return withoutActuallyEscaping(removed) { removed in
            var removal = StrayRemoval(named: named, isDryRun: isDryRun, removed: removed)
            FolderWalk.run(&removal, at: output + "/images", called: "images")
            return removal.report
        }
    }
}

/// What was removed, or would be.
public struct PruneReport: Sendable {
    /// Files and links removed.
    public var files = 0
    /// What they held, in bytes.
    public var bytes = 0
    /// What could not be removed or listed, and why, a line each.
    public var failures: [String] = []

    /// Nothing done yet.
    public init() {}
}
