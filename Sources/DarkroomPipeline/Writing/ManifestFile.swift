internal import DarkroomManifest
internal import Foundation

/// The `manifest.json` of an output folder, read again.
enum ManifestFile {
    /// Throws `invalidInput` where there is none that can be read.
    static func read(output: String) throws(BuildError) -> Manifest {
        let path = output + "/manifest.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .invalidInput([
                "\(path): there is no manifest that can be read; give the output folder of a build"
            ])
        }
        do {
            return try Manifest(json: data)
        } catch {
            var reason = "\(error)"
            if case .dataCorrupted(let context)? = error as? DecodingError {
                reason = context.debugDescription
            }
            throw .invalidInput(["\(path): not a manifest: \(reason); build again"])
        }
    }
}
