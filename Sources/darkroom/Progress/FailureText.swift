import DarkroomManifest

/// A failure in words.
enum FailureText {
    /// Pictures named one by one; the manifest has them all.
    private static let namedPictures = 8

    /// `photos/x.jpg: truncated (decode): message`, then the pictures it costs, then the detail,
    /// each on its own line.
    static func of(_ failure: Manifest.Failure, detail: String?) -> String {
        var lines = [
            "\(failure.source): \(failure.code.rawValue) (\(failure.stage)): \(failure.message)"
        ]
        if !failure.images.isEmpty { lines.append("costs \(names(failure.images))") }
        if let detail, !detail.isEmpty { lines.append("detail: \(flat(detail))") }
        return lines.joined(separator: "\n")
    }

    private static func names(_ images: [String]) -> String {
        let more = images.count - namedPictures
        let named = images.prefix(namedPictures).joined(separator: ", ")
        return more > 0 ? "\(named) and \(more) more" : named
    }

    /// Foreign text on one line.
    private static func flat(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: "; ")
    }
}
