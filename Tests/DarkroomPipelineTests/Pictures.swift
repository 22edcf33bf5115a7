import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

/// Pictures and picture files that tests make for themselves.
enum Pictures {
    /// An image of these samples in sRGB, in row order.
    static func image(
        _ samples: [UInt8], width: Int, height: Int = 1, bands: Int = 3
    ) throws -> Image {
        try VipsRuntime.start()
        let image = try Image(pixels: samples, width: width, height: height, bands: bands)
        return bands < 3 ? image : try image.markedAsSRGB()
    }

    /// An image whose pixels a function of column and row gives.
    static func drawn(
        _ width: Int, _ height: Int, bands: Int = 3, _ pixel: (_ x: Int, _ y: Int) -> [UInt8]
    ) throws -> Image {
        var samples: [UInt8] = []
        for y in 0..<height { for x in 0..<width { samples += pixel(x, y) } }
        return try image(samples, width: width, height: height, bands: bands)
    }

    /// A gradient with some texture: no format makes it so small that cutting it means nothing.
    static func textured(_ width: Int, _ height: Int) throws -> Image {
        try drawn(width, height) { x, y in
            let grain = (x * 7919 + y * 104729 + x * y * 31) % 61
            return [
                UInt8((x * 190 / width) + grain), UInt8((y * 190 / height) + grain),
                UInt8(64 + grain),
            ]
        }
    }

    /// A file of a textured picture in that format.
    static func file(_ format: OutputFormat, width: Int = 96, height: Int = 64) throws -> [UInt8] {
        try Encoder(quality: RecipeQuality(), colorSpace: .srgb)
            .encode(textured(width, height), as: format)
    }

    /// A file that ImageMagick makes of a textured picture: its name gives the format.
    static func converted(_ options: [String], to name: String) throws -> [UInt8] {
        try Tool.convert.succeed(["-"] + options + ["\(name):-"], input: file(.png)).stdout
    }

    /// An opened TIFF.
    static func open(_ file: TIFFFile) throws -> Image {
        try VipsRuntime.start()
        return try Image.open(Source(bytes: file.bytes), with: .tiff).inMemory()
    }

    /// Opens these bytes as a source file.
    static func withSource<Result>(
        _ bytes: [UInt8], _ body: (borrowing SourceFile) throws -> Result
    ) throws -> Result {
        try VipsRuntime.start()
        return try TemporaryFolder.with { folder in
            let path = try folder.write(bytes, to: "source")
            return try body(try SourceFile.open(path: path, limit: 1 << 30))
        }
    }
}

extension SourceFailure {
    /// The failure that a closure throws; nil if it throws none.
    static func thrown(by body: () throws -> some Any) throws -> SourceFailure? {
        do {
            _ = try body()
            return nil
        } catch let failure as SourceFailure {
            return failure
        }
    }
}

extension DecodePlan {
    /// The plan for a file with that header.
    init(_ header: SourceHeader, needed: Double) {
        self.init(header.format, size: header.size, needed: needed)
    }
}
