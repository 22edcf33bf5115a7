internal import Foundation

/// Many small photos with a thumbnail each: what a build costs beside its pixels.
struct SmallPhotos: Workload {
    let name = "small-photos"
    let summary = "200 photos of at most half a megabyte; thumbnails at scales 1 to 3, JPEG 80"
    let isCompared = false

    static let photos = 200
    static let largestFile = 500_000

    func prepare(in folder: String, assets: String) throws -> PreparedWorkload {
        let small = try Folder(assets + "/photos").files().filter { path in
            path.hasSuffix(".jpg") && Folder.bytes(of: [path]) <= Self.largestFile
        }
        guard !small.isEmpty else { throw BenchError("\(assets)/photos holds no small JPEG") }
        try Folder(folder + "/photos").make()
        let names = (0..<Self.photos).map { "photo-\($0)" }
        for (index, name) in names.enumerated() {
            try Folder.place(small[index % small.count], at: "\(folder)/photos/\(name).jpg")
        }
        try JSONFile.write(
            Catalog(focuses: names.map(Catalog.Focus.init)), to: "\(folder)/catalog.json")
        var work = PreparedWorkload(catalog: folder)
        work.photos = Self.photos
        work.notes = ["\(small.count) different photos, under many names."]
        return work
    }
}

/// One focus a photo.
private struct Catalog: Encodable {
    struct Focus: Encodable {
        let title: String
        let description = ""
        let imageName: String

        init(_ name: String) {
            title = name
            imageName = name
        }
    }

    let version = 1
    let photos = "photos"
    let focuses: [Focus]
}
