internal import Foundation

/// Pixels of a picture file, from its header: JPEG, PNG, WebP and AVIF.
struct PictureSize: Equatable, Codable, Sendable {
    let width: Int
    let height: Int

    var area: Int { width * height }

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Nil where the file is none of these, or cut off in its header.
    init?(file: String) {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        self.init(bytes: [UInt8](data))
    }

    /// Nil where the bytes are none of these, or cut off in their header.
    init?(bytes: [UInt8]) {
        let readers = [Self.png, Self.jpeg, Self.webp, Self.avif]
        guard let size = readers.lazy.compactMap({ $0(bytes) }).first else { return nil }
        self = size
    }

    /// The same with each side changed.
    func map(_ change: (Int) -> Int) -> PictureSize {
        PictureSize(width: change(width), height: change(height))
    }
}

extension PictureSize: Comparable, CustomStringConvertible {
    static func < (left: PictureSize, right: PictureSize) -> Bool {
        (left.width, left.height) < (right.width, right.height)
    }

    var description: String { "\(width)×\(height)" }
}
