internal import DarkroomManifest

/// What a source must give for its pictures, known from its size and format: how it is cut and how
/// it is decoded.
struct SourceNeeds: Sendable {
    let plan: DecodePlan
    /// Pixels of its largest picture at all its scales.
    let outputs: Int
    /// Bytes of all its files together, at the most.
    let encoded: Int
    /// Bytes that another picture takes that is made beside one.
    var another: Int { DecodeCost.perOutputPixel * outputs }
    private let size: PixelSize
    private let scales: [Int]

    /// - Parameter size: pixels of the upright source.
    init(_ job: SourceJob, _ format: SourceFormat, size: PixelSize, _ recipe: Recipe) {
        self.size = size
        scales = recipe.scales
        // A crop's size, and so the scale it needs, is the same wherever the focal point lies.
        let framings = job.pictures.map {
            Framing(
                points: $0.size, scales: recipe.scales, source: size,
                focus: CatalogPoint(x: 0.5, y: 0.5))
        }
        plan = DecodePlan(format, size: size, needed: framings.map(\.neededScale).max() ?? 1)
        let pixels = framings.map { $0.made.reduce(0) { $0 + $1.pixels.area } }
        outputs = pixels.max() ?? 0
        encoded = pixels.reduce(0, +) * Self.bytesPerPixel(recipe)
    }

    /// The needs of a source that the manifest knows.
    init(_ job: SourceJob, _ source: Manifest.Source, _ recipe: Recipe) {
        // A format that this version doesn't know gives a plan that no key was made with.
        self.init(
            job, SourceFormat(rawValue: source.format) ?? .gif,
            size: PixelSize(width: source.width, height: source.height), recipe)
    }

    /// Of the files of all formats that are made of a picture, at the most.
    private static func bytesPerPixel(_ recipe: Recipe) -> Int {
        OutputFormat.chosen(recipe.formats, transparent: true)
            .reduce(0) { $0 + $1.mostBytesPerPixel }
    }

    /// The geometry of one of its pictures.
    func framing(of request: PictureRequest, focus: CatalogPoint) -> Framing {
        Framing(points: request.size, scales: scales, source: size, focus: focus)
    }
}
