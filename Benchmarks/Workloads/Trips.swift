internal import Foundation

/// Large photos, each of one trip: header at both heights and cover, at three scales.
struct Trips: Workload {
    let name = "trips"
    let summary = "12 photos of 6 megapixels and more; headers and cover at scales 1 to 3, JPEG 80"
    let isCompared = true

    static let photos = 12
    /// Large enough that every role can be filled at scale 3.
    static let smallestArea = 6_000_000
    /// Two headers and a cover, at three scales.
    static let filesPerPhoto = 9

    func prepare(in folder: String, assets: String) throws -> PreparedWorkload {
        let found = try Self.largePhotos(in: assets + "/photos")
        guard !found.isEmpty else {
            throw BenchError("\(assets)/photos holds no JPEG of 6 megapixels and more")
        }
        let names = try Self.layOut(found, in: folder)
        try JSONFile.write(
            Catalog(trips: names.map(Catalog.Trip.init)), to: "\(folder)/catalog.json")
        try JSONFile.write(Recipe(), to: "\(folder)/recipe.json")
        var work = PreparedWorkload(catalog: folder)
        work.photos = Self.photos
        work.files = Self.photos * Self.filesPerPhoto
        if found.count < Self.photos {
            let again = Self.photos - found.count
            work.notes.append(
                "\(found.count) different photos; \(again) are used again under a second name.")
        }
        return work
    }

    /// Paths of the photos that are large enough, in the order of their names.
    private static func largePhotos(in folder: String) throws -> [String] {
        try Folder(folder).files().filter { path in
            guard path.hasSuffix(".jpg"), let size = PictureSize(file: path) else { return false }
            return size.width * size.height >= smallestArea
        }
    }

    /// Hard links, or copies where there can be none; a photo's later uses come under new names.
    private static func layOut(_ found: [String], in folder: String) throws -> [String] {
        try Folder(folder + "/photos").make()
        return try (0..<photos).map { index in
            let source = found[index % found.count]
            let stem = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
            let name = index < found.count ? stem : "\(stem)-\(index / found.count + 1)"
            try Folder.place(source, at: "\(folder)/photos/\(name).jpg")
            return name
        }
    }
}

/// One trip a photo.
private struct Catalog: Encodable {
    struct Trip: Encodable {
        let id: String
        let title: String
        let subtitle = ""
        let location = ""
        let startDate = "2024-05-29"
        let endDate = "2024-06-03"
        let isPublic = true
        let friends: [String] = []
        let selectedImages: [String]

        init(_ name: String) {
            id = name
            title = name
            selectedImages = [name]
        }
    }

    let version = 1
    let photos = "photos"
    let trips: [Trip]
}

/// The defaults without the gallery.
private struct Recipe: Encodable {
    let version = 1
    let roles: [String: String?] = ["trip.gallery": nil]
}
