import DarkroomPipeline

/// A watched build in a line.
enum WatchText {
    /// When it ended, and what it changed:
    ///
    ///     12:03:04 3 pictures made, 58 up to date, 0.31 s
    ///     12:05:40 58 pictures up to date, 1 failed, manifest written, 0.04 s
    static func line(_ summary: BuildSummary, at time: String) -> String {
        let isIdle = summary.pictures == 0 && summary.upToDate > 0
        var parts = [
            isIdle
                ? "\(Quantity.counted(summary.upToDate, "picture")) up to date"
                : "\(Quantity.counted(summary.pictures, "picture")) made"
        ]
        if !isIdle, summary.upToDate > 0 { parts.append("\(summary.upToDate) up to date") }
        if summary.failed > 0 { parts.append("\(summary.failed) failed") }
        switch summary.manifest {
        case .written where summary.pictures == 0: parts.append("manifest written")
        case .keptForStrict: parts.append("manifest kept, because of --strict")
        case .written, .unchanged: break
        }
        parts.append(Quantity.fixed(summary.seconds, digits: 2) + " s")
        return "\(time) " + parts.joined(separator: ", ")
    }
}
