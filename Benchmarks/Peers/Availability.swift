/// Whether a tool is here, and for which work.
enum Availability: Sendable, Equatable {
    case installed(Installation)
    /// The package to install, or what else to do.
    case missing(String)
    /// It can't do the work at hand: why not.
    case unfit(String)

    /// A tool that reads and writes everything.
    static func installed(version: String) -> Availability {
        let all = Set(PictureFormat.allCases)
        return .installed(Installation(version: version, reads: all, writes: all))
    }

    /// Why it takes no part; nil: it does.
    var absence: String? {
        switch self {
        case .installed: nil
        case .missing(let remedy): "not installed (\(remedy))"
        case .unfit(let reason): "left out (\(reason))"
        }
    }

    /// The same, for a job: unfit where it can't read a photo or write an output.
    func judged(for job: Job) -> Availability {
        guard case .installed(let installation) = self else { return self }
        let unreadable = Set(job.photos.map(\.format)).subtracting(installation.reads)
        let unwritable = Set(job.outputs.map(\.format)).subtracting(installation.writes)
        let reasons =
            Self.names(unreadable).map { "cannot read \($0)" }
            + Self.names(unwritable).map { "cannot write \($0)" }
        return reasons.isEmpty ? self : .unfit(reasons.joined(separator: ", "))
    }

    private static func names(_ formats: Set<PictureFormat>) -> [String] {
        formats.map(\.rawValue).sorted()
    }
}

/// A tool that is here, as it tells of itself.
struct Installation: Codable, Sendable, Equatable {
    let version: String
    let reads: Set<PictureFormat>
    let writes: Set<PictureFormat>
}
