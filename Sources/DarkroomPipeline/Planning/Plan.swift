internal import DarkroomManifest

/// A picture that the catalog asks for: a role of a model object.
struct PictureRequest: Sendable, Equatable {
    /// `<type>/<id>/<role>`: its key in the manifest, and its files' path below `images`.
    let key: String
    let role: RecipeRole
    /// Points.
    let size: Manifest.Size
    let reference: ImageReference
}

/// Everything that is made from one photo, by one lane.
struct SourceJob: Sendable {
    /// Path relative to the catalog's folder.
    let path: String
    /// Path to open.
    let file: String
    /// The catalog's focal point for it; nil: to be found.
    let focalPoint: CatalogPoint?
    /// What it gives, in the catalog's order.
    let pictures: [PictureRequest]
    /// What an earlier build left of it, as far as it is still there.
    var past: SourceRecord?
    /// Keys of pictures that failed in an earlier build.
    var failedBefore: Set<String> = []
    /// Whether everything is made, whatever is there.
    var isForced = false
    /// Of the photo's file, before it is opened; 0 where that is not known.
    var bytes = 0
}

/// What a build will do.
struct Plan: Sendable {
    /// One a photo, ascending by path.
    var jobs: [SourceJob]
    /// Names that are no photo, ascending by source.
    var failures: [Manifest.Failure]
    /// SHA-256 of what every name led to, in hexadecimal; the same in all parts of a plan.
    let wholeDigest: String

    init(jobs: [SourceJob], failures: [Manifest.Failure]) {
        self.jobs = jobs
        self.failures = failures
        let found = jobs.map { "\($0.path) \($0.pictures.map(\.key).joined(separator: " "))" }
        let lost = failures.map { "\($0.source) \($0.code.rawValue)" }
        wholeDigest = SHA256.digest(of: (found + [""] + lost).joined(separator: "\n")).hex
    }
}
