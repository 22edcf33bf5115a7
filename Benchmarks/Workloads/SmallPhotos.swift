internal import Foundation

/// Many small photos with a thumbnail each: what a build costs beside its pixels.
struct SmallPhotos: Workload {
    let name = "small-photos"
    let summary = "200 photos of at most half a megabyte; thumbnails at scales 1 to 3, JPEG 80"
    let isCompared = true

    var photos = 200
    private static let largestFile = 500_000

    var brief: any Workload { SmallPhotos(photos: 20) }

    func prepare(in folder: String, assets: String) throws -> PreparedWorkload {
        let small = try Folder(assets + "/photos").files().filter { path in
            path.hasSuffix(".jpg") && Folder.bytes(of: [path]) <= Self.largestFile
        }
        guard !small.isEmpty else { throw BenchError("\(assets)/photos holds no small JPEG") }
        try Folder(folder + "/photos").make()
        let names = (0..<photos).map { "photo-\($0)" }
        for (index, name) in names.enumerated() {
            try Folder.place(small[index % small.count], at: "\(folder)/photos/\(name).jpg")
        }
        try JSONFile.write(
            BenchCatalog(focuses: names), to: "\(folder)/catalog.json")
        var work = PreparedWorkload(catalog: folder)
        work.photos = photos
        work.notes = ["\(small.count) different photos, under many names."]
        return work
    }
}
