internal import DarkroomPipeline
internal import Foundation
internal import Synchronization

/// What the floor's process does.
struct FloorTask: Codable {
    let job: Job
    /// Folder that Darkroom built into.
    let reference: String
    /// Folder for the outputs' pixels, a file each.
    let pixels: String

    /// Unpacks Darkroom's outputs.
    func prepare() throws {
        for output in job.outputs {
            let (_, bytes) = try JPEGCodec.decode("\(reference)/\(output.variant)", eighths: 8)
            try Data(bytes).write(to: URL(fileURLWithPath: "\(pixels)/\(output.name)"))
        }
    }

    /// Decodes every photo and encodes every output.
    func run(into folder: String) throws {
        let next = Atomic(0)
        let failures = Mutex<[any Error]>([])
        DispatchQueue.concurrentPerform(iterations: job.processes) { _ in
            while let photo = Self.take(next, job.photos) {
                do {
                    try work(on: photo, into: folder)
                } catch {
                    failures.withLock { $0.append(error) }
                }
            }
        }
        if let failure = failures.withLock({ $0.first }) { throw failure }
    }

    private static func take(_ next: borrowing Atomic<Int>, _ photos: [Job.Photo]) -> Job.Photo? {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < photos.count ? photos[index] : nil
    }

    private func work(on photo: Job.Photo, into folder: String) throws {
        let eighths = JPEGEighths.fewest(area: photo.size.area, needed: photo.needed)
        _ = try JPEGCodec.decode(photo.path, eighths: eighths)
        for output in photo.outputs {
            let bytes = try Data(
                contentsOf: URL(fileURLWithPath: "\(pixels)/\(output.name)"),
                options: .alwaysMapped)
            let file = try JPEGCodec.encode(bytes, output.size, quality: output.quality)
            try file.write(to: URL(fileURLWithPath: "\(folder)/\(output.name)"))
        }
    }
}
