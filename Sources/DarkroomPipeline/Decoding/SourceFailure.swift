internal import DarkroomManifest

/// Why one source gives no pictures (or not all of them). Never ends a build.
struct SourceFailure: Error, Sendable {
    let code: Manifest.FailureCode
    let stage: Stage
    /// For people; ours alone, the same on every run.
    let message: String
    /// What the codec said, for the console only: with several lanes it can speak of another file.
    var detail: String?
}
