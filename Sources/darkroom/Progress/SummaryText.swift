import DarkroomPipeline

/// The closing words of a build.
enum SummaryText {
    /// What was made and what it took, and where the manifest is:
    ///
    ///     17 photos, 44 pictures (132 files), 1 failed, 25.1 MB in, 3.4 MB out, 2.31 s
    ///     Manifest: build/assets/manifest.json
    ///
    /// or, where earlier builds had made some or all of it:
    ///
    ///     1 photo, 3 pictures (9 files), 41 up to date, 2.1 MB in, 0.3 MB out, 0.24 s
    ///     44 pictures up to date, 3 titles hard to read, 0.05 s
    static func of(_ summary: BuildSummary, output: String) -> String {
        var parts = summary.photos > 0 ? work(summary) : []
        if summary.upToDate > 0 {
            parts.append(
                parts.isEmpty
                    ? "\(Quantity.counted(summary.upToDate, "picture")) up to date"
                    : "\(summary.upToDate) up to date")
        }
        if parts.isEmpty { parts = work(summary) }
        if summary.failed > 0 { parts.append("\(summary.failed) failed") }
        if !summary.illegible.isEmpty {
            let titles = Set(summary.illegible.map(\.trip)).count
            parts.append("\(Quantity.counted(titles, "title")) hard to read")
        }
        if summary.photos > 0 {
            parts += [
                Quantity.bytes(summary.bytesIn) + " in", Quantity.bytes(summary.bytesOut) + " out",
            ]
        }
        parts.append(Quantity.fixed(summary.seconds, digits: 2) + " s")
        return parts.joined(separator: ", ") + "\n" + manifest(summary, output)
    }

    private static func work(_ summary: BuildSummary) -> [String] {
        let pictures = Quantity.counted(summary.pictures, "picture")
        return [
            Quantity.counted(summary.photos, "photo"),
            "\(pictures) (\(Quantity.counted(summary.files, "file")))",
        ]
    }

    private static func manifest(_ summary: BuildSummary, _ output: String) -> String {
        guard summary.manifest != .keptForStrict else {
            return "Manifest: not written, because of --strict"
        }
        return "Manifest: \(output.hasSuffix("/") ? output : output + "/")manifest.json"
    }
}
