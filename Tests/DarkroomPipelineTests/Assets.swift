import Foundation
import Vips

/// The sample photos of the package.
enum Assets {
    /// The folder with the sample catalog.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Assets").path

    /// The profile in a JPEG of the samples.
    static func profile(ofJPEG name: String) throws -> [UInt8]? {
        try VipsRuntime.start()
        let file = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/photos/\(name)"))
        return try Image.open(Source(bytes: [UInt8](file)), with: .jpeg).profile
    }
}
