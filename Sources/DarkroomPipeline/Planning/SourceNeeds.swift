internal import DarkroomManifest

/// What a source must give for its pictures, known from its size and format: how it is cut and how
/// it is decoded.
struct SourceNeeds: Sendable {
    let plan: DecodePlan
    /// Pixels of all outputs of its largest picture together.
    let outputs: Int
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
        outputs = framings.map { $0.made.reduce(0) { $0 + $1.pixels.area } }.max() ?? 0
    }

    /// The needs of a source that the manifest knows.
    init(_ job: SourceJob, _ source: Manifest.Source, _ recipe: Recipe) {
        // A format that this version doesn't know gives a plan that no key was made with.
        self.init(
            job, SourceFormat(rawValue: source.format) ?? .gif,
            size: PixelSize(width: source.width, height: source.height), recipe)
    }

    /// The geometry of one of its pictures.
    func framing(of request: PictureRequest, focus: CatalogPoint) -> Framing {
        Framing(points: request.size, scales: scales, source: size, focus: focus)
    }
}
