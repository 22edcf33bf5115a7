internal import DarkroomManifest

/// A file that an export consists of.
struct ExportFile {
    /// Relative to the destination.
    let path: String
    let content: Content

    /// What it holds.
    enum Content {
        case text(String)
        /// The bytes of a picture's file.
        case picture(Manifest.Variant)
    }

    /// SHA-256 of the content, in hexadecimal.
    var digest: String {
        switch content {
        case .text(let text): SHA256.digest(of: text).hex
        case .picture(let variant): variant.sha256
        }
    }
}
