import DarkroomManifest

@testable import DarkroomPipeline

/// Events to feed renderers with.
enum Events {
    static func planned(_ photos: Int) -> BuildEvent {
        .planned(photos: photos, pictures: photos * 2)
    }

    static func photo(_ name: String = "photos/a.jpg", failed: Int = 0) -> BuildEvent {
        .photoFinished(
            PhotoReport(
                source: name, bytesIn: 1000, bytesOut: 300, files: 6, pictures: 2, failed: failed))
    }

    static func failed(images: [String] = ["trip/picos/cover"]) -> BuildEvent {
        .failed(failure(images: images), detail: nil)
    }

    static func failure(images: [String]) -> Manifest.Failure {
        Manifest.Failure(
            source: "photos/x.jpg", code: .truncated, stage: "decode", message: "it ends early",
            images: images)
    }
}
