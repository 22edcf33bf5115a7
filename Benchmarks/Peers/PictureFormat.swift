/// Kinds of picture files, as manifests name them.
enum PictureFormat: String, Codable, Sendable, CaseIterable {
    case jpeg, png, webp, avif, heic, tiff, gif

    /// What tools tell an output's format by.
    var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

    /// The recipe's default for outputs, 1 to 100; 100 where there is nothing to lose.
    var quality: Int {
        switch self {
        case .jpeg, .webp: 80
        case .avif: 50
        case .heic: 60
        case .png, .tiff, .gif: 100
        }
    }
}
