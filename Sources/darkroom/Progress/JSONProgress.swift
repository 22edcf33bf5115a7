import CanonicalJSON
import DarkroomManifest
import DarkroomPipeline

/// `--progress json`, for programs: one JSON object a line. Readers ignore keys that they don't
/// know; these stay:
///
/// | event | keys |
/// | --- | --- |
/// | `planned` | `photos`, `pictures` |
/// | `photo` | `source`, `done` (photos so far), `bytesIn`, `bytesOut`, `files`, `pictures`, `failed` |
/// | `failed` | `source`, `code`, `stage`, `message`, `images`, `detail` if there is one |
/// | `warning`, `error` | `message` |
/// | `summary` | `photos` (opened), `pictures` (made), `upToDate`, `files`, `failed`, `hardToRead` (headers), `bytesIn`, `bytesOut`, `seconds`, `stageSeconds` (object), `manifest` (`written`, `unchanged`, `keptForStrict`) |
/// | `stopped` | `exitCode` |
///
/// Every object begins with `event`; `summary`, `error` or `stopped` come last. Bytes are whole
/// numbers, seconds are rounded to milliseconds.
struct JSONProgress: ProgressRendering {
    private var done = 0

    mutating func show(_ event: BuildEvent, at time: Double) -> [ProgressOutput] {
        switch event {
        case .warning(let text):
            return [.line(line("warning", ["message": .string(text)]))]
        case .planned(let photos, let pictures):
            let counts: Fields = ["photos": .integer(photos), "pictures": .integer(pictures)]
            return [.line(line("planned", counts))]
        case .photoFinished(let report):
            done += 1
            return [.line(line("photo", fields(of: report)))]
        case .failed(let failure, let detail):
            let words = JSONMember.members(["detail": detail.map(JSONValue.string)])
            return [.line(line("failed", failure.members + words))]
        }
    }

    mutating func finish(_ summary: BuildSummary) -> [ProgressOutput] {
        [.line(line("summary", fields(of: summary)))]
    }

    func fail(_ message: String) -> ProgressOutput {
        .line(line("error", ["message": .string(message)]))
    }

    func stopped(_ code: ExitCode) -> String {
        line("stopped", ["exitCode": .integer(code.rawValue)])
    }

    /// What follows `event`, in this order; a nil is left out.
    private typealias Fields = KeyValuePairs<String, JSONValue?>

    private func line(_ event: String, _ fields: Fields) -> String {
        line(event, JSONMember.members(fields))
    }

    private func line(_ event: String, _ members: [JSONMember]) -> String {
        let name = JSONMember(key: "event", value: .string(event))
        return JSONValue.object([name] + members).text(.oneLine)
    }

    private func fields(of report: PhotoReport) -> Fields {
        [
            "source": .string(report.source), "done": .integer(done),
            "bytesIn": .integer(report.bytesIn), "bytesOut": .integer(report.bytesOut),
            "files": .integer(report.files), "pictures": .integer(report.pictures),
            "failed": .integer(report.failed),
        ]
    }

    private func fields(of summary: BuildSummary) -> Fields {
        [
            "photos": .integer(summary.photos), "pictures": .integer(summary.pictures),
            "upToDate": .integer(summary.upToDate), "files": .integer(summary.files),
            "failed": .integer(summary.failed),
            "hardToRead": .integer(summary.illegible.count),
            "bytesIn": .integer(summary.bytesIn), "bytesOut": .integer(summary.bytesOut),
            "seconds": .seconds(summary.seconds),
            "stageSeconds": .stageSeconds(summary),
            "manifest": .string(summary.manifest.rawValue),
        ]
    }
}
