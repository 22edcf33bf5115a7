internal import DarkroomManifest
internal import Vips

/// Re-reads an output folder and compares everything with its manifest.
public struct Verifier: Sendable {
    private let output: String

    /// - Parameter output: the folder that holds `manifest.json`.
    public init(output: String) { self.output = output }

    /// Reads every file that the manifest names, whole: there, size, SHA-256, format, pixels, free of
    /// metadata. Throws `invalidInput` where there is no manifest that can be read.
    public func run() throws(BuildError) -> VerifyReport {
        try VipsRuntime.startForBuild()
        let manifest = try ManifestFile.read(output: output)
        let files = manifest.images.sorted { $0.key < $1.key }
            .flatMap { key, picture in picture.variants.map { NamedVariant(key: key, variant: $0) }
            }
        let lanes = Lanes(count: ProcessResources.processors, laneEnded: VipsRuntime.endOfLane)
        let checks = lanes.map(files) { file in FileCheck(output: output, file: file).faults() }
        let strays = StrayFiles(output: output, named: NamedFiles(manifest))
        return VerifyReport(
            pictures: manifest.images.count, files: files.count,
            faults: ManifestCheck(output: output, manifest: manifest).faults()
                + checks.flatMap { $0 },
            strays: strays.paths, unlisted: strays.unlisted)
    }
}

/// What a verification found.
public struct VerifyReport: Sendable {
    /// Pictures that the manifest names.
    public let pictures: Int
    /// Files that they have.
    public let files: Int
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
