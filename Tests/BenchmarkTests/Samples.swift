import DarkroomManifest

@testable import darkroom_bench

/// A photo of 40 × 30 pixels, and a picture of 4 × 3 made of it.
enum Samples {
    static let crop = Manifest.Crop(x: 1, y: 2, width: 20, height: 15)

    static func output(
        _ format: PictureFormat = .jpeg, overlay: Manifest.Overlay? = nil
    ) -> Job.Output {
        Job.Output(
            name: "trip-a-cover@2x.\(format.fileExtension)", format: format,
            quality: format.quality, crop: crop, size: PictureSize(width: 4, height: 3),
            overlay: overlay, variant: "images/a.jpg")
    }

    static func photo(
        _ format: PictureFormat = .jpeg, outputs: [Job.Output] = [output()]
    ) -> Job.Photo {
        Job.Photo(
            path: "/c/photos/a.jpg", format: format, size: PictureSize(width: 40, height: 30),
            outputs: outputs)
    }

    static func task(_ photo: Job.Photo) -> ToolTask {
        ToolTask(
            work: PreparedWorkload(catalog: "/c"), job: Job(processes: 2, photos: [photo]),
            scratch: "/s", reference: "/r")
    }
}
