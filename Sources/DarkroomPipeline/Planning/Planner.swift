internal import DarkroomManifest

/// Turns a catalog and a recipe into a plan: which photo gives which pictures.
struct Planner {
    private let catalog: Catalog
    private let recipe: Recipe
    private let folder: String
    private let photos: PhotoFolder

    /// A planner for the catalog that lies in `folder`, an absolute path.
    init(_ catalog: Catalog, recipe: Recipe, folder: String) {
        self.catalog = catalog
        self.recipe = recipe
        self.folder = folder
        photos = PhotoFolder(path: folder + "/" + catalog.photos)
    }

    /// Finds the photo of every picture. Two different focal points for one photo are an error
    /// that names both places.
    func plan() throws(BuildError) -> Plan {
        var bySource: [String: [PictureRequest]] = [:]
        var unresolved: [String: (failure: Manifest.Failure, keys: [String])] = [:]
        var matches: [String: PhotoFolder.Match] = [:]
        let wanted = Set(PictureRequests(catalog, recipe: recipe).all.map(\.key))
        for request in PictureRequests(catalog, recipe: everyRole).all {
            let name = request.reference.name
            let match = matches[name] ?? photos.match(name)
            matches[name] = match
            if case .file(let path) = match {
                bySource[prefix + path, default: []].append(request)
            } else if wanted.contains(request.key) {
                let failure = unresolved[name]?.failure ?? failures.of(request.reference, match)
                unresolved[name, default: (failure, [])].keys.append(request.key)
            }
        }
        return Plan(
            jobs: try jobs(bySource, wanted),
            failures: unresolved.values.map { $0.failure.costing($0.keys) }
                .sorted { $0.source.utf8.lexicographicallyPrecedes($1.source.utf8) })
    }

    /// The recipe with no role switched off: a photo's focal point holds wherever it is given.
    private var everyRole: Recipe {
        var every = recipe
        every.roles.merge(Recipe.defaultRoles) { own, _ in own }
        return every
    }

    private var failures: NameFailure { NameFailure(folder: catalog.photos, photos: photos) }

    /// What stands before a photo's path in its folder to make it relative to the catalog's.
    private var prefix: String { catalog.photos == "." ? "" : catalog.photos + "/" }

    private func jobs(
        _ bySource: [String: [PictureRequest]], _ wanted: Set<String>
    ) throws(BuildError) -> [SourceJob] {
        var problems: [String] = []
        let jobs = bySource.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { path, requests in
                let given = requests.map(\.reference).filter { $0.focalPoint != nil }
                if let clash = given.first(where: { $0.focalPoint != given[0].focalPoint }) {
                    problems.append(
                        "\(clash.place): another focal point for \(path) than at"
                            + " \(given[0].place); a photo has one for all its pictures")
                }
                return SourceJob(
                    path: path, file: folder + "/" + path, focalPoint: given.first?.focalPoint,
                    pictures: requests.filter { wanted.contains($0.key) })
            }
        guard problems.isEmpty else { throw .invalidInput(problems) }
        return jobs.filter { !$0.pictures.isEmpty }
    }
}

extension Manifest.Failure {
    /// The same failure with the keys of the pictures that it costs, ascending.
    fileprivate func costing(_ keys: [String]) -> Manifest.Failure {
        var failure = self
        failure.images = keys.sorted()
        return failure
    }
}
