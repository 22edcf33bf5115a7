internal import DarkroomManifest
internal import Foundation

/// Whether a manifest fits itself and what the build left beside it.
struct ManifestCheck {
    let output: String
    let manifest: Manifest

    /// What is wrong, a line each.
    func faults() -> [String] {
        unchanged() + schema()
            + modelKeys().filter { manifest.images[$0] == nil }
            .map { "manifest.json: a model names \($0), which is no picture" }
            + manifest.images.filter { manifest.sources[$0.value.source] == nil }.keys.sorted()
            .map { "manifest.json: \($0) has a source that is not listed" }
    }

    /// The build keeps the manifest's digest with its state; without state nothing is claimed.
    private func unchanged() -> [String] {
        guard let kept = contents(ManifestWriter.digestPath),
            let bytes = contents("manifest.json")
        else { return [] }
        let digests = String(decoding: kept, as: UTF8.self).split(separator: "\n")
        guard !digests.contains(Substring(SHA256.digest(of: bytes).hex)) else { return [] }
        return ["manifest.json: its content has changed since the build"]
    }

    private func schema() -> [String] {
        guard let bytes = contents(manifest.schema) else {
            return ["\(manifest.schema): is missing"]
        }
        return bytes == PackageResources.manifest_v1_schema_json
            ? [] : ["\(manifest.schema): is not the schema of this version"]
    }

    private func modelKeys() -> [String] {
        let models = manifest.models
        let focuses = models.focuses + models.quickFocusSections.flatMap(\.items)
        let trips = models.trips.flatMap { trip in
            [trip.images.cover, trip.images.headerCollapsed, trip.images.headerExpanded]
                .compactMap { $0 } + trip.images.gallery
        }
        return focuses.compactMap(\.images.thumbnail) + trips
            + models.books.compactMap(\.images.cover)
    }

    private func contents(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: output + "/" + path).map { [UInt8]($0) }
    }
}
