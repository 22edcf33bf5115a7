/// Something to be done with photos: a catalog that Darkroom builds.
protocol Workload: Sendable {
    /// As `--workload` takes it.
    var name: String { get }
    /// One line.
    var summary: String { get }
    /// Whether other tools can be given the same job.
    var isCompared: Bool { get }
    /// The same with fewer pixels, for `--check`. By default itself.
    var brief: any Workload { get }
    /// Lays out what the workload needs in an empty folder of its own.
    func prepare(in folder: String, assets: String) throws -> PreparedWorkload
}

extension Workload {
    var brief: any Workload { self }
}

/// A workload that lies ready on disk.
struct PreparedWorkload: Sendable {
    /// Folder that holds `catalog.json`.
    let catalog: String
    /// What a reader of the figures must know, a sentence each.
    var notes: [String] = []
    /// Photos that must be opened; nil: as many as the manifest has sources.
    var photos: Int?
    /// Files that must come out; nil: as many as the manifest has variants.
    var files: Int?
}

/// Every workload, in the order in which they run. A new one is a line here, or a file and a line.
enum Workloads {
    static let all: [any Workload] =
        [MainJob()] + largePhotos + [SmallPhotos(), Panorama(), OnePhoto()]

    /// Names and summaries, for people.
    static var lines: [String] {
        var table = Table([], rightAligned: false)
        for workload in all { table.add(["  " + workload.name, workload.summary]) }
        return table.lines.filter { !$0.isEmpty }
    }

    private static let largePhotos =
        [
            LargePhotos(
                name: "trips",
                summary:
                    "12 photos of 6 megapixels and more; headers and cover at scales 1 to 3, JPEG 80"
            ),
            LargePhotos(
                name: "focus", summary: "the same 12 photos; thumbnail at scales 1 to 3, JPEG 80",
                pictures: .thumbnail),
        ] + formatsIn + formatsOut

    /// Two of HEIC, whose making takes longest.
    private static let formatsIn = [
        formatIn("progressive-in", "4 progressive JPEGs", 4, .progressive),
        formatIn("png-in", "4 PNGs", 4, .png),
        formatIn("webp-in", "4 WebPs", 4, .webp),
        formatIn("tiff-in", "4 TIFFs of 16 bits a channel", 4, .sixteenBit),
        formatIn("heic-in", "2 HEICs", 2, .heic),
    ]

    private static func formatIn(
        _ name: String, _ sources: String, _ photos: Int, _ source: SourceKind
    ) -> LargePhotos {
        LargePhotos(
            name: name,
            summary:
                "\(sources) of 6 megapixels and more; headers and cover at scales 1 to 3, JPEG 80",
            photos: photos, source: source)
    }

    private static let formatsOut = [
        LargePhotos(
            name: "webp-out",
            summary:
                "4 JPEGs of 6 megapixels and more; headers and cover at scales 1 to 3, WebP 80",
            photos: 4, formats: ["webp"]),
        LargePhotos(
            name: "avif-out",
            summary:
                "2 JPEGs of 6 megapixels and more; headers and cover at scales 1 and 2, AVIF 50",
            photos: 2, scales: [1, 2], formats: ["avif"]),
    ]
}
