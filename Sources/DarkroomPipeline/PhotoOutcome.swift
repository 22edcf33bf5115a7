internal import DarkroomManifest

/// What came of one photo.
struct PhotoOutcome: Sendable, Codable {
    /// Path relative to the catalog's folder.
    let path: String
    /// Nil if it could not be decoded.
    var source: Manifest.Source?
    /// By key.
    var pictures: [String: Manifest.Picture] = [:]
    var failures: [Manifest.Failure] = []
    /// What the codecs said, for each failure; for the console only.
    var details: [String?] = []
    /// By stage.
    var seconds: [String: Double] = [:]

    init(_ job: SourceJob) { path = job.path }

    /// The same in numbers, for an observer.
    var report: PhotoReport {
        let variants = pictures.values.flatMap(\.variants)
        return PhotoReport(
            source: path, bytesIn: source?.bytes ?? 0,
            bytesOut: variants.reduce(0) { $0 + $1.bytes }, files: variants.count,
            pictures: pictures.count, failed: failures.reduce(0) { $0 + $1.images.count })
    }

    /// Notes that some pictures could not be made.
    mutating func fail(_ failure: SourceFailure, _ keys: [String]) {
        failures.append(
            Manifest.Failure(
                source: path, code: failure.code, stage: failure.stage.rawValue,
                message: failure.message, images: keys.sorted()))
        details.append(failure.detail)
    }
}
