internal import DarkroomManifest
internal import Foundation

/// Tries whether photos can be built, the way a build does it: in a worker process that a bad file may
/// take along, within the recipe's limits. Each gives one tiny picture, which is thrown away.
struct PhotoTrial {
    /// The catalog's folder, absolute.
    let folder: String
    /// The photos' folder, relative to it.
    let photos: String

    /// What is wrong with those of the names, relative to the photos' folder, that can't be built.
    func failures(of names: [String]) throws(BuildError) -> [Manifest.Failure] {
        let recipe = tiny(try RecipeReader.read(path: nil, catalogFolder: folder))
        let plan = try Planner(catalog(of: names), recipe: recipe, folder: folder).plan()
        let unnamed = plan.failures.map { failure in
            var failure = failure
            failure.message = failure.message.replacing(" (named at \(Self.nowhere))", with: "")
            return failure
        }
        guard !plan.jobs.isEmpty else { return unnamed }
        let scratch = NSTemporaryDirectory() + "darkroom-trial-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let lanes = ProcessResources.processors
        let worker = PhotoWorker(
            recipe: recipe, budget: MemoryBudget(limit: ProcessResources.memoryBudget),
            output: try OutputFolder(path: scratch), isAlone: lanes == 1)
        let outcomes = try Supervisor(jobs: plan.jobs, worker: worker, lanes: lanes) {
            (_, _) throws(BuildError) in
        }.run()
        return unnamed + outcomes.flatMap(\.failures)
    }

    /// Where the names stand, which no message is to tell: in no catalog.
    private static let nowhere = "no catalog"

    /// Each name as an item of one list; whose picture it is does not matter to the photo.
    private func catalog(of names: [String]) -> Catalog {
        let focuses = names.enumerated().map { index, name in
            FocusEntry(
                id: "\(index)", title: name,
                image: ImageReference(name: name, focalPoint: nil, place: Self.nowhere))
        }
        return Catalog(
            photos: photos, focuses: focuses, quickFocusSections: [], trips: [], books: [])
    }

    private func tiny(_ recipe: Recipe) -> Recipe {
        var tiny = recipe
        tiny.scales = [1]
        tiny.roles = [.focusThumbnail: RoleSize(width: 16, height: 16)]
        tiny.formats = [.png]
        tiny.crop = .centre
        return tiny
    }
}
