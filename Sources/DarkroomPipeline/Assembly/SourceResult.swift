internal import DarkroomManifest

/// What a photo brings to the manifest.
struct SourceResult: Sendable {
    /// Path relative to the catalog's folder.
    let path: String
    /// Nil if it could not be decoded.
    var source: Manifest.Source?
    /// By key.
    var pictures: [String: Manifest.Picture] = [:]
    var failures: [Manifest.Failure] = []

    init(path: String) { self.path = path }
}

extension SourceResult {
    /// What a record comes to under the recipe that it was made or compared with.
    init(
        _ job: SourceJob, _ record: SourceRecord?, _ failures: [Manifest.Failure], _ recipe: Recipe
    ) {
        path = job.path
        self.failures = failures
        guard let record else { return }
        // One that the catalog gives where it was found before has made nothing new.
        var source = record.source
        if let given = job.focalPoint { source.focalPoint = Manifest.FocalPoint(given) }
        self.source = source
        let needs = SourceNeeds(job, source, recipe)
        let focus = CatalogPoint(x: source.focalPoint.x, y: source.focalPoint.y)
        for request in job.pictures {
            guard let picture = record.pictures[request.key] else { continue }
            let framing = needs.framing(of: request, focus: focus)
            pictures[request.key] = picture.described(request, path, framing, recipe)
        }
    }
}

extension PictureRecord {
    /// The picture as the manifest has it.
    fileprivate func described(
        _ request: PictureRequest, _ source: String, _ framing: Framing, _ recipe: Recipe
    ) -> Manifest.Picture {
        Manifest.Picture(
            source: source, size: request.size, crop: framing.crop,
            overlay: recipe.overlay(over: request.role).map {
                Manifest.Overlay(color: $0.color.hex, opacity: $0.opacity)
            },
            dominantColor: facts.dominantColor, thumbHash: facts.thumbHash,
            legibility: facts.legibility, omittedScales: framing.omitted,
            variants: files.compactMap { file in
                framing.made.first { $0.scale == file.scale }
                    .map { file.variant(of: request.key, $0, recipe.colorSpace) }
            })
    }
}

extension FileRecord {
    fileprivate func variant(
        of key: String, _ size: ScaledSize, _ colorSpace: OutputColorSpace
    ) -> Manifest.Variant {
        Manifest.Variant(
            scale: scale, width: size.pixels.width, height: size.pixels.height,
            format: .init(rawValue: format.rawValue), mediaType: format.mediaType,
            colorSpace: colorSpace.rawValue,
            bytes: bytes, sha256: sha256, path: path(of: key), enlarged: size.enlarged)
    }
}
