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
        for request in PictureRequests(catalog, recipe: recipe).all {
            let name = request.reference.name
            let match = matches[name] ?? photos.match(name)
            matches[name] = match
            if case .file(let path) = match {
                bySource[prefix + path, default: []].append(request)
            } else {
                let failure = unresolved[name]?.failure ?? self.failure(name, match)
                unresolved[name, default: (failure, [])].keys.append(request.key)
            }
        }
        let failures = unresolved.values.map { $0.failure.costing($0.keys) }
            .sorted { $0.source.utf8.lexicographicallyPrecedes($1.source.utf8) }
        return Plan(jobs: try jobs(bySource), failures: failures)
    }

    /// What stands before a photo's path in its folder to make it relative to the catalog's.
    private var prefix: String { catalog.photos == "." ? "" : catalog.photos + "/" }

    /// The photos folder, in a sentence.
    private var place: String {
        catalog.photos == "." ? "the catalog's folder" : "the folder \(catalog.photos)"
    }

    private func jobs(_ bySource: [String: [PictureRequest]]) throws(BuildError) -> [SourceJob] {
        var problems: [String] = []
        let jobs = bySource.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { path, pictures in
                let given = focalPoints(pictures)
                if let clash = given.first(where: { $0.focalPoint != given[0].focalPoint }) {
                    problems.append(
                        "\(clash.place): another focal point for \(path) than at"
                            + " \(given[0].place); a photo has one for all its pictures")
                }
                return SourceJob(
                    path: path, file: folder + "/" + path, focalPoint: given.first?.focalPoint,
                    pictures: pictures)
            }
        guard problems.isEmpty else { throw .invalidInput(problems) }
        return jobs
    }

    private func focalPoints(_ pictures: [PictureRequest]) -> [ImageReference] {
        pictures.map(\.reference).filter { $0.focalPoint != nil }
    }

    private func failure(_ name: String, _ match: PhotoFolder.Match) -> Manifest.Failure {
        let source = prefix + name
        switch match {
        case .ambiguous(let candidates):
            return .resolving(
                source, .ambiguous,
                "the name fits \(candidates.joined(separator: " and ")); write the extension")
        case .outside:
            return .resolving(
                name, .outsidePhotos,
                "the name leads out of \(place); put the photo inside and name it there"
            )
        case .missing, .file:
            return .resolving(
                source, .missing,
                "\(place) has no photo of that name; add it or correct the catalog"
            )
        }
    }
}

extension Manifest.Failure {
    fileprivate static func resolving(
        _ source: String, _ code: Manifest.FailureCode, _ message: String
    ) -> Manifest.Failure {
        Manifest.Failure(
            source: source, code: code, stage: Stage.resolve.rawValue, message: message, images: [])
    }

    /// The same failure with the keys of the pictures that it costs, ascending.
    fileprivate func costing(_ keys: [String]) -> Manifest.Failure {
        var failure = self
        failure.images = keys.sorted()
        return failure
    }
}
