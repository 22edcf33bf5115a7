import DarkroomPipeline

/// The closing words of a build.
enum SummaryText {
    /// What was made and what it took, and where the manifest is:
    ///
    ///     17 photos, 44 pictures (132 files), 1 failed, 25.1 MB in, 3.4 MB out, 2.31 s
    ///     Manifest: build/assets/manifest.json
    static func of(_ summary: BuildSummary, output: String) -> String {
        let pictures = Quantity.counted(summary.pictures, "picture")
        var parts = [
            Quantity.counted(summary.photos, "photo"),
            "\(pictures) (\(Quantity.counted(summary.files, "file")))",
        ]
        if summary.failed > 0 { parts.append("\(summary.failed) failed") }
        parts += [
            Quantity.bytes(summary.bytesIn) + " in", Quantity.bytes(summary.bytesOut) + " out",
            Quantity.fixed(summary.seconds, digits: 2) + " s",
        ]
        return parts.joined(separator: ", ") + "\n" + manifest(summary, output)
    }

    private static func manifest(_ summary: BuildSummary, _ output: String) -> String {
        guard summary.manifestWritten else { return "Manifest: not written, because of --strict" }
        return "Manifest: \(output.hasSuffix("/") ? output : output + "/")manifest.json"
    }
}
