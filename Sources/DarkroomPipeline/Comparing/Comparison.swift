internal import DarkroomManifest
internal import Foundation

/// The stage that finds out what is to be done: what earlier builds left is compared with the plan,
/// by the files' stamps alone as far as they are to be trusted. Opens no photo.
struct Comparison {
    let recipe: Recipe
    /// The output folder.
    let output: String
    let past: PastBuilds
    /// Whether everything is made, whatever is there.
    let force: Bool
    /// What a single photo may hold, in bytes.
    let ceiling: Int

    func run(_ jobs: [SourceJob]) -> BuildWork {
        var work = BuildWork()
        for job in jobs {
            switch finding(of: job) {
            case .stands(let outcome): work.standing.append(outcome)
            case .open(let job): work.jobs.append(job)
            }
        }
        return work
    }

    private enum Finding {
        case stands(StandingOutcome)
        /// The photo has to be opened: for its pictures, or to see whether it has changed.
        case open(SourceJob)
    }

    private func finding(of job: SourceJob) -> Finding {
        var opened = job
        let stamp = FileStamp(photo: job.file)
        opened.isForced = force
        opened.bytes = stamp?.size ?? 0
        opened.failedBefore = Set(past.failures[job.path]?.failures.flatMap(\.images) ?? [])
        guard !force else { return .open(opened) }
        let (record, isNews) = checked(past.sources[job.path])
        opened.past = record
        let failures = lastingFailures(of: job, stamp)
        guard let record else {
            guard let failures else { return .open(opened) }
            return .stands(
                StandingOutcome(job: job, record: nil, failures: failures, isNews: false))
        }
        guard record.stamp == stamp, record.isSettled, recipe.limits.allow(record.source) else {
            return .open(opened)
        }
        let known = Set(failures?.failures.flatMap(\.images) ?? [])
        let work = SourceWork(job, past: record, recipe: recipe, skipping: known)
        guard work.isNothing else { return .open(opened) }
        var serving = record
        serving.pictures = work.kept
        return .stands(
            StandingOutcome(job: job, record: serving, failures: failures, isNews: isNews))
    }

    /// The failures that would come again.
    private func lastingFailures(of job: SourceJob, _ stamp: FileStamp?) -> FailureRecord? {
        guard let record = past.failures[job.path], record.stamp == stamp, record.isSettled,
            record.attempt == Attempt.key(job, recipe, ceiling: ceiling)
        else { return nil }
        return record
    }

    /// The record with those files marked that are gone or changed, and whether it now says something
    /// new: a file that was copied has another stamp and the same content.
    private func checked(_ record: SourceRecord?) -> (SourceRecord?, isNews: Bool) {
        guard var record else { return (nil, false) }
        var isNews = false
        for (key, picture) in record.pictures {
            for (index, file) in picture.files.enumerated() {
                let path = output + "/" + file.path(of: key)
                let stamp = FileStamp(output: path)
                guard stamp != file.stamp else { continue }
                let isWhole = stamp?.size == file.bytes && Self.digest(of: path) == file.sha256
                record.pictures[key]?.files[index].stamp = isWhole ? stamp : nil
                isNews = true
            }
        }
        return (record, isNews)
    }

    private static func digest(of path: String) -> String? {
        FileManager.default.contents(atPath: path).map { SHA256.digest(of: [UInt8]($0)).hex }
    }
}

/// What a build has to do.
struct BuildWork: Sendable {
    /// Photos to open, ascending by path.
    var jobs: [SourceJob] = []
    /// Photos of which everything serves as it is, ascending by path.
    var standing: [StandingOutcome] = []

    /// Failures that would come again.
    var knownFailures: [Manifest.Failure] { standing.flatMap(\.knownFailures) }
    /// How many pictures serve without their photo being opened.
    var standingPictures: Int { standing.reduce(0) { $0 + ($1.record?.pictures.count ?? 0) } }
}

/// A photo that is not opened: what an earlier build made of it stands.
struct StandingOutcome: Sendable {
    let job: SourceJob
    let record: SourceRecord?
    let failures: FailureRecord?
    /// Whether the state has to take note of it.
    let isNews: Bool

    var knownFailures: [Manifest.Failure] { failures?.failures ?? [] }
}

/// An attempt at a photo, told apart by all that it depends on beside the file.
enum Attempt {
    /// That of failures which may be different the next time.
    static let passing = "passing"

    static func key(_ job: SourceJob, _ recipe: Recipe, ceiling: Int) -> String {
        let pictures = job.pictures.map { "\($0.key) \($0.size.width)x\($0.size.height)" }
        let focus = job.focalPoint.map { "\($0.x),\($0.y)" } ?? ""
        let parts = [Toolchain.fingerprint, recipe.digest, "\(ceiling)", focus] + pictures
        return SHA256.digest(of: parts.joined(separator: "\n")).hex
    }
}

extension Manifest.FocalPoint {
    /// One that the catalog gives.
    init(_ given: CatalogPoint) { self.init(x: given.x, y: given.y, origin: FocusKey.given) }
}
