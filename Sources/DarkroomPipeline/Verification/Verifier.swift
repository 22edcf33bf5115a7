internal import DarkroomManifest
internal import Foundation
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
        let manifest = try readManifest()
        let files = manifest.images.sorted { $0.key < $1.key }
            .flatMap { key, picture in picture.variants.map { NamedVariant(key: key, variant: $0) }
            }
        let lanes = Lanes(count: ProcessResources.processors, laneEnded: VipsRuntime.endOfLane)
        let checks = lanes.map(files) { file in FileCheck(output: output, file: file).faults() }
        let named = Set(files.map(\.variant.path))
        return VerifyReport(
            pictures: manifest.images.count, files: files.count,
            faults: ManifestCheck(output: output, manifest: manifest).faults()
                + checks.flatMap { $0 },
            strays: StrayFiles(output: output).all.filter { !named.contains($0) })
    }

    private func readManifest() throws(BuildError) -> Manifest {
        let path = output + "/manifest.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .invalidInput([
                "\(path): there is no manifest that can be read; give the output folder of a build"
            ])
        }
        do {
            return try Manifest(json: data)
        } catch {
            var reason = "\(error)"
            if case .dataCorrupted(let context)? = error as? DecodingError {
                reason = context.debugDescription
            }
            throw .invalidInput(["\(path): not a manifest: \(reason); build again"])
        }
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
}

/// A file and the picture that it belongs to.
struct NamedVariant: Sendable {
    let key: String
    let variant: Manifest.Variant
}
