public import DarkroomManifest

/// A finished build.
public struct BuildSummary: Sendable {
    /// What became of the manifest.
    public enum ManifestFate: String, Sendable {
        case written
        /// It already said all of it.
        case unchanged
        /// Something failed, and the build was strict.
        case keptForStrict
    }

    /// Photos opened.
    public var photos = 0
    /// Photos whose pixels were decoded.
    public var decoded = 0
    /// Pictures made, each with one file a scale and format.
    public var pictures = 0
    /// Pictures of earlier builds that serve as they are.
    public var upToDate = 0
    /// How many pictures were made, by the reason; reasons that there were.
    public var reasons: [StaleReason: Int] = [:]
    /// Picture files made.
    public var files = 0
    /// Pictures that could not be made.
    public var failed: Int { failures.reduce(0) { $0 + $1.images.count } }
    /// Why not; also those that are known from an earlier build.
    public var failures: [Manifest.Failure] = []
    /// Headers on which the title is hard to read, whichever build made them; in the catalog's order.
    public var illegible: [IllegibleHeader] = []
    /// Bytes of the sources read.
    public var bytesIn = 0
    /// Bytes of the picture files made.
    public var bytesOut = 0
    /// Wall time, in seconds.
    public var seconds: Double = 0
    /// Time of each stage over all lanes, in seconds, in the order of the stages.
    public var stageSeconds: [(stage: String, seconds: Double)] = []
    /// What became of the manifest.
    public var manifest = ManifestFate.keptForStrict

    /// Nothing done yet.
    public init() {}
}

extension BuildSummary {
    init(_ plan: Plan, _ work: BuildWork, _ outcomes: [PhotoOutcome], own: [String: Double]) {
        let reports = outcomes.map(\.report)
        photos = outcomes.count
        decoded = outcomes.count(where: \.isDecoded)
        pictures = reports.reduce(0) { $0 + $1.pictures }
        let known = outcomes.reduce(0) { $0 + ($1.record?.pictures.count ?? 0) }
        upToDate = work.standingPictures + known - pictures
        for reason in outcomes.flatMap(\.made.values) { reasons[reason, default: 0] += 1 }
        files = reports.reduce(0) { $0 + $1.files }
        failures = plan.failures + work.knownFailures + outcomes.flatMap(\.failures)
        bytesIn = reports.reduce(0) { $0 + $1.bytesIn }
        bytesOut = reports.reduce(0) { $0 + $1.bytesOut }
        let perPhoto: Set<Stage> = [
            .inspect, .admit, .hash, .decode, .focus, .render, .encode, .write,
        ]
        stageSeconds = Stage.allCases.map { stage in
            let seconds =
                perPhoto.contains(stage)
                ? outcomes.reduce(0) { $0 + ($1.seconds[stage.rawValue] ?? 0) }
                : own[stage.rawValue] ?? 0
            return (stage.rawValue, seconds)
        }
    }
}
