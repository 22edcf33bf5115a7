/// A colour of 8 bits a channel, alpha included: 255 is opaque.
struct Color: Sendable, Equatable, CustomStringConvertible, Decodable {
    let channels: [Int]

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
        channels = [red, green, blue, alpha]
    }

    init(from decoder: any Decoder) throws {
        channels = try decoder.singleValueContainer().decode([Int].self)
    }

    /// Whether no channel differs by more than `tolerance`.
    func isNear(_ other: Color, within tolerance: Int) -> Bool {
        zip(channels, other.channels).allSatisfy { abs($0 - $1) <= tolerance }
    }

    var description: String { "\(channels)" }

    /// Pixels of a picture at points given in fractions of its size, by Pillow or libheif.
    static func samples(of file: String, at points: [(Double, Double)]) async throws -> [Color] {
        try await samples(of: [file], at: points)[0]
    }

    /// The same of several pictures.
    static func samples(
        of files: [String], at points: [(Double, Double)]
    ) async throws -> [[Color]] {
        let places = points.map { "\($0.0),\($0.1)" }.joined(separator: " ")
        return try await Reference.judge("sample", [places] + files)
    }
}
