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
/// | `summary` | `photos`, `pictures`, `files`, `failed`, `bytesIn`, `bytesOut`, `seconds`, `stageSeconds` (object), `manifestWritten` |
/// | `stopped` | `exitCode` |
///
/// Every object begins with `event`; `summary`, `error` or `stopped` come last. Bytes are whole
/// numbers, seconds have three decimals.
struct JSONProgress: ProgressRendering {
    private var done = 0

    mutating func show(_ event: BuildEvent, at time: Double) -> [ProgressOutput] {
        switch event {
        case .warning(let text):
            return [line("warning", [("message", .text(text))])]
        case .planned(let photos, let pictures):
            return [line("planned", [("photos", .count(photos)), ("pictures", .count(pictures))])]
        case .photoFinished(let report):
            done += 1
            return [line("photo", photo(report))]
        case .failed(let failure, let detail):
            return [line("failed", self.failure(failure, detail))]
        }
    }

    mutating func finish(_ summary: BuildSummary) -> [ProgressOutput] {
        let stages = summary.stageSeconds.map { ($0.stage, JSONText.decimal($0.seconds)) }
        return [
            line(
                "summary",
                [
                    ("photos", .count(summary.photos)), ("pictures", .count(summary.pictures)),
                    ("files", .count(summary.files)), ("failed", .count(summary.failed)),
                    ("bytesIn", .count(summary.bytesIn)), ("bytesOut", .count(summary.bytesOut)),
                    ("seconds", .decimal(summary.seconds)), ("stageSeconds", .object(stages)),
                    ("manifestWritten", .truth(summary.manifestWritten)),
                ])
        ]
    }

    func fail(_ message: String) -> ProgressOutput { line("error", [("message", .text(message))]) }

    func stopped(_ code: ExitCode) -> String {
        text("stopped", [("exitCode", .count(Int(code.rawValue)))])
    }

    private func photo(_ report: PhotoReport) -> [(String, JSONText)] {
        [
            ("source", .text(report.source)), ("done", .count(done)),
            ("bytesIn", .count(report.bytesIn)), ("bytesOut", .count(report.bytesOut)),
            ("files", .count(report.files)), ("pictures", .count(report.pictures)),
            ("failed", .count(report.failed)),
        ]
    }

    private func failure(
        _ failure: Manifest.Failure, _ detail: String?
    ) -> [(String, JSONText)] {
        [
            ("source", .text(failure.source)), ("code", .text(failure.code.rawValue)),
            ("stage", .text(failure.stage)), ("message", .text(failure.message)),
            ("images", .list(failure.images.map(JSONText.text))),
        ] + (detail.map { [("detail", .text($0))] } ?? [])
    }

    private func line(_ event: String, _ fields: [(String, JSONText)]) -> ProgressOutput {
        .line(text(event, fields))
    }

    private func text(_ event: String, _ fields: [(String, JSONText)]) -> String {
        JSONText.object([("event", .text(event))] + fields).encoded
    }
}
