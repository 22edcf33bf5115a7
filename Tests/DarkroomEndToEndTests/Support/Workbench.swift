import DarkroomManifest
import Foundation
import TestSupport

/// A folder with photos and a catalog, and what `darkroom build` makes of them.
struct Workbench: Sendable {
    let folder: TemporaryFolder

    /// Runs the closure with an empty workbench; few at once, see ``Slots``.
    static func with<Result: Sendable>(
        _ body: (Workbench) async throws -> Result
    ) async throws -> Result {
        await Slots.shared.take()
        do {
            let result = try await TemporaryFolder.with { folder in
                try FileManager.default.createDirectory(
                    atPath: folder.path("photos"), withIntermediateDirectories: true)
                return try await body(Workbench(folder: folder))
            }
            await Slots.shared.give()
            return result
        } catch {
            await Slots.shared.give()
            throw error
        }
    }

    /// The absolute path of a photo.
    func photo(_ name: String) -> String { folder.path("photos/" + name) }

    /// The bytes of a photo.
    func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: photo(name))))
    }

    /// The folder that builds write to.
    var output: String { folder.path("out") }

    /// Writes `catalog` and `recipe` and builds them.
    func build(
        _ catalog: CatalogText, recipe: String = "{}", _ options: String...
    ) async throws -> Build {
        try folder.write(catalog.json, to: "catalog.json")
        try folder.write(recipe, to: "recipe.json")
        return try await build(options)
    }

    /// Builds the catalog that was written.
    func build(_ options: [String] = []) async throws -> Build {
        let run = try await CommandRun.darkroom(
            ["build", folder.path, "--output", output, "--progress", "none"] + options)
        return Build(run: run, output: output)
    }
}

/// One build and what it left.
struct Build: Sendable {
    let run: CommandRun
    /// Path of the output folder.
    let output: String

    /// The bytes of the manifest.
    func manifestBytes() throws -> Data {
        try Data(contentsOf: URL(filePath: output + "/manifest.json"))
    }

    /// The manifest, read by the package's own types.
    func manifest() throws -> Manifest {
        try JSONDecoder().decode(Manifest.self, from: manifestBytes())
    }

    /// The record of a picture.
    func picture(_ key: String) throws -> Manifest.Picture {
        guard let found = try manifest().images[key] else {
            throw ReferenceFailure("no picture \(key): \(run.messages)")
        }
        return found
    }

    /// The path of a picture's file; by default its first one.
    func file(_ key: String, scale: Int? = nil, format: String? = nil) throws -> String {
        let fits = try picture(key).variants.first { variant in
            (scale ?? variant.scale) == variant.scale
                && (format ?? variant.format.rawValue) == variant.format.rawValue
        }
        guard let fits else { throw ReferenceFailure("no such file of \(key)") }
        return output + "/" + fits.path
    }
}
