public import DarkroomManifest

/// What a build would do.
public struct BuildForecast: Sendable {
    /// A picture that would be made.
    public struct Entry: Sendable, Equatable {
        /// Key in the manifest.
        public var key: String
        /// Path of its photo relative to the catalog's folder.
        public var source: String
        /// Why.
        public var reason: StaleReason
    }

    /// Pictures that would be made, ascending by source, then in the catalog's order.
    public var pictures: [Entry] = []
    /// Pictures that serve as they are.
    public var upToDate = 0
    /// Failures that are known without opening a photo.
    public var failures: [Manifest.Failure] = []
    /// Photos that would be opened: for their pictures, or because they look changed.
    public var photos = 0

    /// How many pictures would be made, by the reason; reasons that there are.
    public var reasons: [StaleReason: Int] {
        pictures.reduce(into: [:]) { $0[$1.reason, default: 0] += 1 }
    }

    init(_ plan: Plan, _ work: BuildWork, _ recipe: Recipe) {
        photos = work.jobs.count
        failures = plan.failures + work.knownFailures
        upToDate = work.standingPictures
        for job in work.jobs {
            let made = Self.work(of: job, recipe)
            upToDate += made.kept.count
            pictures += made.pictures.map {
                Entry(key: $0.request.key, source: job.path, reason: $0.reason)
            }
        }
    }

    /// A photo that can't be read counts as one to be made: the build will say what is wrong with it.
    private static func work(of job: SourceJob, _ recipe: Recipe) -> SourceWork {
        guard job.past != nil else { return job.work(digest: "", recipe) }
        let digest = try? SourceFile.open(path: job.file, limit: recipe.limits.maxFileBytes)
            .digest()
        return job.work(digest: digest ?? "", recipe)
    }
}
