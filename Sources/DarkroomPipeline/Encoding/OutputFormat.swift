/// A format that picture files are written in.
enum OutputFormat: String, Sendable, Codable, CaseIterable {
    case jpeg, png, webp, avif, heic

    /// Without the dot.
    var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
    var mediaType: String { "image/\(rawValue)" }
    var keepsAlpha: Bool { self != .jpeg }

    /// More bytes than a large picture's file has a pixel. What they make of white noise with alpha
    /// at quality 100 is 4.1, 4.0, 2.1, 5.0 and 4.0.
    var mostBytesPerPixel: Int {
        switch self {
        case .jpeg, .png, .heic: 5
        case .webp: 3
        case .avif: 6
        }
    }

    /// The formats that a recipe's choices come to, in order, each once.
    static func chosen(_ choices: [FormatChoice], transparent: Bool) -> [OutputFormat] {
        choices.reduce(into: []) { formats, choice in
            let format = OutputFormat(choice, transparent: transparent)
            if !formats.contains(format) { formats.append(format) }
        }
    }

    private init(_ choice: FormatChoice, transparent: Bool) {
        switch choice {
        case .auto: self = transparent ? .png : .jpeg
        case .jpeg: self = .jpeg
        case .png: self = .png
        case .webp: self = .webp
        case .avif: self = .avif
        case .heic: self = .heic
        }
    }
}
