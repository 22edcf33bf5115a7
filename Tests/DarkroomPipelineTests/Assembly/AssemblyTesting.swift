import DarkroomManifest

@testable import DarkroomPipeline

/// Made-up results of a build.
enum AssemblyTesting {
    /// A picture of that source.
    static func picture(of source: String) -> Manifest.Picture {
        Manifest.Picture(
            source: source, size: .init(width: 1, height: 1),
            crop: .init(x: 0, y: 0, width: 1, height: 1), overlay: nil, dominantColor: "#080808",
            thumbHash: "", legibility: nil, omittedScales: [], variants: [])
    }

    /// What came of one photo with these pictures and failures.
    static func outcome(
        _ path: String, pictures: [String], failures: [Manifest.Failure] = []
    ) -> SourceResult {
        var outcome = SourceResult(path: path)
        outcome.source = Manifest.Source(
            sha256: path, bytes: 1, width: 1, height: 1, format: "jpeg",
            focalPoint: .init(x: 0.5, y: 0.5, origin: "centre"))
        for key in pictures { outcome.pictures[key] = picture(of: path) }
        outcome.failures = failures
        return outcome
    }

    /// A failure of that source.
    static func failure(
        _ source: String, _ code: Manifest.FailureCode, _ images: [String]
    ) -> Manifest.Failure {
        Manifest.Failure(
            source: source, code: code, stage: "decode", message: "m", images: images)
    }
}
