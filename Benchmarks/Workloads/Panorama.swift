internal import Foundation

/// One very large photo, put together from real ones.
struct Panorama: Workload {
    let name = "panorama"
    let summary = "one photo of 200 megapixels; headers and cover at scales 1 to 3, JPEG 80"
    let isCompared = true

    /// 5 × 4 tiles of 4000 × 2500 pixels: 20000 × 10000.
    private static let across = 5
    private static let down = 4
    private var tile = PictureSize(width: 4000, height: 2500)

    /// A sixteenth of it.
    var brief: any Workload {
        var brief = self
        brief.tile = tile.map { $0 / 4 }
        return brief
    }

    func prepare(in folder: String, assets: String) throws -> PreparedWorkload {
        let found = try LargePhotos.largePhotos(in: assets + "/photos")
        try Folder(folder + "/photos").make()
        let place = "\(folder)/photos/panorama"
        let tiles = try found.enumerated().map { index, file in
            try makeTile(of: file, at: "\(place)-\(index).v")
        }
        let names = (0..<Self.across * Self.down).map { tiles[$0 % tiles.count] }
        try Vips.run(
            [
                [
                    "arrayjoin", names.joined(separator: " "), place + ".jpg[Q=90]",
                    "--across", "\(Self.across)",
                ]
            ], beside: place)
        tiles.forEach { Folder($0).remove() }
        try JSONFile.write(BenchCatalog(trips: ["panorama"]), to: "\(folder)/catalog.json")
        try JSONFile.write(BenchRecipe(), to: "\(folder)/recipe.json")
        var work = PreparedWorkload(catalog: folder)
        work.photos = 1
        work.files = LargePhotos.Pictures.headersAndCover.count * 3
        work.notes = ["Put together beforehand from \(tiles.count) photos in 20 tiles, quality 90."]
        return work
    }

    private func makeTile(of file: String, at place: String) throws -> String {
        try Vips.run(
            [
                [
                    "thumbnail", file, place, "\(tile.width)", "--height", "\(tile.height)",
                    "--crop", "centre",
                ]
            ], beside: place)
        return place
    }
}
