import TestSupport

@testable import Vips

enum VipsTesting {
    /// An opened TIFF, every pixel in memory.
    static func open(_ file: TIFFFile) throws -> Image {
        try VipsRuntime.start()
        return try Image.open(Source(bytes: file.bytes), with: .tiff).inMemory()
    }

    /// An image of grey values.
    static func grey(_ rows: [[UInt8]]) throws -> Image {
        try VipsRuntime.start()
        return try Image(
            pixels: rows.flatMap { $0 }, width: rows[0].count, height: rows.count, bands: 1)
    }
}
