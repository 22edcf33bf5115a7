internal import DarkroomManifest
internal import Vips

/// Re-reads an output folder and compares everything with its manifest.
public struct Verifier: Sendable {
    private let output: String
    private let sources: String?

    /// - Parameters:
    ///   - output: the folder that holds `manifest.json`.
    ///   - sources: the catalog's folder; nil: sources are not looked at.
    public init(output: String, sources: String? = nil) {
        self.output = output
        self.sources = sources
    }

    /// Reads every file that the manifest names, whole: there, size, SHA-256, format, pixels, free of
    /// metadata; and every source, if it was told where they are: its SHA-256. Throws `invalidInput`
    /// where there is no manifest that can be read, or no folder of sources.
    public func run() throws(BuildError) -> VerifyReport {
        try VipsRuntime.startForBuild()
        let manifest = try ManifestFile.read(output: output)
        let files = manifest.images.sorted { $0.key < $1.key }
            .flatMap { key, picture in picture.variants.map { NamedVariant(key: key, variant: $0) }
            }
        let sources = try sourceChecks(manifest)
        let lanes = Lanes(count: ProcessResources.processors, laneEnded: VipsRuntime.endOfLane)
        let checks =
            lanes.map(files) { file in FileCheck(output: output, file: file).faults() }
            + lanes.map(sources) { $0.faults() }
        let strays = StrayFiles(output: output, named: NamedFiles(manifest))
        return VerifyReport(
            pictures: manifest.images.count, files: files.count, sources: sources.count,
            faults: ManifestCheck(output: output, manifest: manifest).faults()
                + checks.flatMap { $0 },
            strays: strays.paths, unlisted: strays.unlisted)
    }

    private func sourceChecks(_ manifest: Manifest) throws(BuildError) -> [SourceCheck] {
        guard let sources else { return [] }
        guard JSONFile.isFolder(sources) else {
            throw .invalidInput([
                "\(sources): there is no such folder; give the one that holds the catalog"
            ])
        }
        return manifest.sources.sorted { $0.key < $1.key }
            .map { SourceCheck(folder: sources, path: $0.key, source: $0.value) }
    }
}

/// What a verification found.
public struct VerifyReport: Sendable {
    /// Pictures that the manifest names.
    public let pictures: Int
    /// Files that they have.
    public let files: Int
    /// Sources that were compared.
    public let sources: Int
    /// What is not as the manifest says, a line each: `path: what`.
    public let faults: [String]
    /// Files below `images` that the manifest does not name; ascending.
    public let strays: [String]
    /// Folders below `images` that can't be listed, and why; a line each.
    public let unlisted: [String]
}

/// A file and the picture that it belongs to.
struct NamedVariant: Sendable {
    let key: String
    let variant: Manifest.Variant
}
