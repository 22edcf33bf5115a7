internal import DarkroomManifest

/// What came of one photo that was opened.
struct PhotoOutcome: Sendable, Codable {
    /// Path relative to the catalog's folder.
    let path: String
    /// Of the file as it was opened; nil if it could not be.
    var stamp: FileStamp?
    /// Whether the stamp is to be trusted: see `FileStamp.isSettled`.
    var isSettled = false
    /// All that is known of it now; nil if it could not be decoded.
    var record: SourceRecord?
    /// Why each picture was made, by key.
    var made: [String: StaleReason] = [:]
    var failures: [Manifest.Failure] = []
    /// What the codecs said, for each failure; for the console only.
    var details: [String?] = []
    /// Whether its pixels were decoded.
    var isDecoded = false
    /// Picture files that were made, and their bytes.
    var files = 0
    var bytesOut = 0
    /// By stage.
    var seconds: [String: Double] = [:]

    init(_ job: SourceJob) { path = job.path }

    /// The same in numbers, for an observer.
    var report: PhotoReport {
        PhotoReport(
            source: path, bytesIn: stamp?.size ?? 0, bytesOut: bytesOut, files: files,
            pictures: made.count, failed: failures.reduce(0) { $0 + $1.images.count })
    }

    /// Notes that some pictures could not be made.
    mutating func fail(_ failure: SourceFailure, _ keys: [String]) {
        failures.append(
            Manifest.Failure(
                source: path, code: failure.code, stage: failure.stage.rawValue,
                message: failure.message, images: keys.sorted()))
        details.append(failure.detail)
    }

    /// What the next build should know of the failures; nil where there are none.
    func failureRecord(_ job: SourceJob, _ recipe: Recipe, ceiling: Int) -> FailureRecord? {
        guard !failures.isEmpty else { return nil }
        let isLasting = stamp != nil && failures.allSatisfy(\.code.isLasting)
        return FailureRecord(
            stamp: stamp ?? .unknown,
            isSettled: isSettled,
            attempt: isLasting ? Attempt.key(job, recipe, ceiling: ceiling) : Attempt.passing,
            failures: failures)
    }
}

extension Manifest.FailureCode {
    /// Whether the same file fails in the same way each time.
    fileprivate var isLasting: Bool {
        switch self {
        case .empty, .notAnImage, .unsupportedFormat, .tooLarge, .truncated, .corrupt: true
        default: false
        }
    }
}
