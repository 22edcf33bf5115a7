import CanonicalJSON
import DarkroomManifest
import DarkroomPipeline

/// `--report FILE`: a run in numbers, for programs. Bytes are whole numbers; seconds are rounded to
/// milliseconds, those of stages are sums over all lanes.
enum BuildReport {
    static func text(_ summary: BuildSummary, _ memory: PeakMemory) -> String {
        let report = JSONValue.object(
            JSONMember.members([
                "version": .integer(1), "generator": .string("darkroom \(Darkroom.version)"),
                "seconds": .seconds(summary.seconds),
                "stageSeconds": .stageSeconds(summary),
                "photos": .object(of: [
                    "opened": .integer(summary.photos), "decoded": .integer(summary.decoded),
                ]),
                "pictures": .object(of: [
                    "made": .integer(summary.pictures), "upToDate": .integer(summary.upToDate),
                    "failed": .integer(summary.failed), "madeBecause": reasons(summary.reasons),
                ]),
                "files": .object(of: ["made": .integer(summary.files)]),
                "bytes": .object(of: [
                    "in": .integer(summary.bytesIn), "out": .integer(summary.bytesOut),
                ]),
                "peakMemoryBytes": .object(of: [
                    "supervisor": .integer(memory.own), "worker": .integer(memory.children),
                ]),
                "manifest": .string(summary.manifest.rawValue),
                "failures": .array(summary.failures.map { .object($0.members) }),
                "hardToRead": .array(summary.illegible.map { .object($0.members) }),
            ]))
        return report.text(.indentedWithShortLists) + "\n"
    }

    /// What a build would do.
    static func text(_ forecast: BuildForecast) -> String {
        let report = JSONValue.object(
            JSONMember.members([
                "version": .integer(1), "generator": .string("darkroom \(Darkroom.version)"),
                "dryRun": .bool(true), "photos": .object(of: ["opened": .integer(forecast.photos)]),
                "pictures": .object(of: [
                    "made": .integer(forecast.pictures.count),
                    "upToDate": .integer(forecast.upToDate),
                    "madeBecause": reasons(forecast.reasons),
                ]),
                "wouldMake": .array(
                    forecast.pictures.map { entry in
                        .object(of: [
                            "image": .string(entry.key), "source": .string(entry.source),
                            "reason": .string(entry.reason.rawValue),
                        ])
                    }),
                "failures": .array(forecast.failures.map { .object($0.members) }),
            ]))
        return report.text(.indentedWithShortLists) + "\n"
    }

    private static func reasons(_ counts: [StaleReason: Int]) -> JSONValue {
        .object(
            StaleReason.allCases.compactMap { reason in
                counts[reason].map { JSONMember(key: reason.rawValue, value: .integer($0)) }
            })
    }
}

/// The most memory that this process and its largest child held, in bytes.
struct PeakMemory {
    let own: Int
    let children: Int
}
