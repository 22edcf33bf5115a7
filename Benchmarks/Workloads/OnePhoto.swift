/// One tiny photo: what a run costs before it has done anything.
struct OnePhoto: Workload {
    let name = "one-photo"
    let summary =
        "one photo of 516 × 516 pixels; thumbnail at scales 1 to 3: the fixed cost of a run"
    let isCompared = true

    /// Just fills a thumbnail at scale 3.
    private static let side = 516

    func prepare(in folder: String, assets: String) throws -> PreparedWorkload {
        let file = try LargePhotos.largePhotos(in: assets + "/photos")[0]
        try Folder(folder + "/photos").make()
        let place = "\(folder)/photos/tiny"
        let size = "\(Self.side)"
        try Vips.run(
            [
                [
                    "thumbnail", file, place + ".jpg[Q=90]", size, "--height", size, "--crop",
                    "centre",
                ]
            ],
            beside: place)
        try JSONFile.write(BenchCatalog(focuses: ["tiny"]), to: "\(folder)/catalog.json")
        var work = PreparedWorkload(catalog: folder)
        work.photos = 1
        work.files = 3
        return work
    }
}
