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
        _ = try JPEGCodec.decode(photo.path, eighths: Self.eighths(photo))
        for output in photo.outputs {
            let bytes = try Data(
                contentsOf: URL(fileURLWithPath: "\(pixels)/\(output.name)"),
                options: .alwaysMapped)
            let file = try JPEGCodec.encode(bytes, output.size, quality: output.quality)
            try file.write(to: URL(fileURLWithPath: "\(folder)/\(output.name)"))
        }
    }

    /// The eighths of the size that Darkroom's plan decodes a JPEG at: the fewest that are enough,
    /// with 1.15 times the room, or twice in sources of up to four megapixels.
    static func eighths(_ photo: Job.Photo) -> Int {
        let headroom = photo.size.area <= 4_000_000 ? 2.0 : 1.15
        return (1...8).first { Double($0) >= 8 * photo.needed * headroom } ?? 8
    }
}
