internal import DarkroomManifest
internal import Vips

/// Puts what the lanes gave into one manifest, in an order that does not depend on theirs.
struct ManifestAssembler {
    let catalog: Catalog
    let recipe: Recipe

    func assemble(_ plan: Plan, _ results: [SourceResult]) -> Manifest {
        var images: [String: Manifest.Picture] = [:]
        var sources: [String: Manifest.Source] = [:]
        for result in results {
            images.merge(result.pictures) { first, _ in first }
            if !result.pictures.isEmpty { sources[result.path] = result.source }
        }
        let failures = plan.failures + results.flatMap(\.failures)
        return Manifest(
            generator: Manifest.Generator(
                name: "darkroom", version: Darkroom.version, libvips: VipsRuntime.version,
                fingerprint: Toolchain.fingerprint),
            recipeDigest: recipe.digest,
            models: ModelBinder(catalog, made: images).bind(catalog), images: images,
            sources: sources, failures: failures.sorted(by: Self.precedes))
    }

    /// The order of failures: by source, code, first picture.
    static func precedes(_ one: Manifest.Failure, _ other: Manifest.Failure) -> Bool {
        let keys = [one, other].map { failure in
            [failure.source, failure.code.rawValue, failure.images.first ?? ""]
                .map { Array($0.utf8) }
        }
        for (left, right) in zip(keys[0], keys[1]) where left != right {
            return left.lexicographicallyPrecedes(right)
        }
        return false
    }
}
