internal import Foundation

/// Large photos, each of one model object, that every tool can be given.
struct LargePhotos: Workload {
    let name: String
    let summary: String
    let isCompared = true
    /// How many; where the catalog has fewer, some are used again under other names.
    var photos = 12
    /// Which pictures are made of each photo.
    var pictures = Pictures.headersAndCover
    /// Pixels a point, all that the photos can fill.
    var scales = [1, 2, 3]
    /// What the recipe calls the formats.
    var formats = ["jpeg"]
    /// What the photos are converted to beforehand; nil: they stay the JPEGs that they are.
    var source: SourceKind?

    enum Pictures: Sendable {
        /// Both headers and the cover of a trip.
        case headersAndCover
        /// The thumbnail of a focus.
        case thumbnail

        var count: Int { self == .thumbnail ? 1 : 3 }
    }

    /// Large enough that every role can be filled at scale 3.
    private static let smallestArea = 6_000_000

    /// One photo; of a converted one the thumbnail, and of what takes long to encode one scale.
    var brief: any Workload {
        var brief = self
        brief.photos = 1
        if source != nil { brief.pictures = .thumbnail }
        if formats.contains("avif") { brief.scales = [1] }
        return brief
    }

    func prepare(in folder: String, assets: String) throws -> PreparedWorkload {
        let found = Array(try Self.largePhotos(in: assets + "/photos").prefix(photos))
        let names = try layOut(found, in: folder)
        try JSONFile.write(
            pictures == .thumbnail
                ? BenchCatalog(focuses: names) : BenchCatalog(trips: names),
            to: "\(folder)/catalog.json")
        try JSONFile.write(
            BenchRecipe(scales: scales, formats: formats), to: "\(folder)/recipe.json")
        var work = PreparedWorkload(catalog: folder)
        work.photos = photos
        work.files = photos * pictures.count * scales.count * formats.count
        if found.count < photos {
            let again = photos - found.count
            work.notes.append(
                "\(found.count) different photos; \(again) are used again under a second name.")
        }
        if let source { work.notes.append("Made beforehand from the JPEGs: \(source.making).") }
        return work
    }

    /// Paths of the photos that are large enough, in the order of their names.
    static func largePhotos(in folder: String) throws -> [String] {
        let found = try Folder(folder).files().filter { path in
            guard path.hasSuffix(".jpg"), let size = PictureSize(file: path) else { return false }
            return size.area >= smallestArea
        }
        guard !found.isEmpty else {
            throw BenchError("\(folder) holds no JPEG of 6 megapixels and more")
        }
        return found
    }

    /// Hard links, or copies where there can be none; a photo's later uses come under new names.
    private func layOut(_ found: [String], in folder: String) throws -> [String] {
        try Folder(folder + "/photos").make()
        return try (0..<photos).map { index in
            let file = found[index % found.count]
            let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            let name = index < found.count ? stem : "\(stem)-\(index / found.count + 1)"
            let place = "\(folder)/photos/\(name)"
            if let source {
                try source.convert(file, to: place)
            } else {
                try Folder.place(file, at: place + ".jpg")
            }
            return name
        }
    }
}
