internal import DarkroomManifest
internal import Vips

/// Makes one picture of a decoded source: every scale and format, and its manifest record.
struct PictureMaker: Sendable {
    let recipe: Recipe
    let work: PictureWork
    let needs: SourceNeeds

    /// The picture's key.
    var key: String { request.key }

    /// How large the picture is, in square points.
    var points: Int { Int(request.size.width * request.size.height) }

    /// What the next build should know of the picture, and the bytes of those of its files that are
    /// not kept.
    typealias Picture = (record: PictureRecord, files: [EncodedFile])

    /// The picture, or why there is none, and what its stages took.
    func make(
        of image: Image, source: Manifest.Source
    ) -> (result: Result<Picture, SourceFailure>, clock: StageClock) {
        var clock = StageClock()
        let result = Result { () throws(SourceFailure) in
            try make(of: image, source: source, &clock)
        }
        return (result, clock)
    }

    private func make(
        of image: Image, source: Manifest.Source, _ clock: inout StageClock
    ) throws(SourceFailure) -> Picture {
        let size = PixelSize(width: source.width, height: source.height)
        let focus = CatalogPoint(x: source.focalPoint.x, y: source.focalPoint.y)
        let framing = needs.framing(of: request, focus: focus)
        let plains: [Plain]
        let formats: [OutputFormat]
        let facts: PictureFacts
        let isTransparent: Bool
        do throws(VipsError) {
            let crop = framing.box(in: image, of: size, decodedAt: needs.plan.scale)
            let shown = try RenderSteps.perPicture.reduced(image, PictureContext(crop: crop))
            plains = try scaled(shown, crop, framing)
            isTransparent = shown.hasAlpha
            formats = OutputFormat.chosen(recipe.formats, transparent: isTransparent)
            facts = try self.facts(plains, formats)
        } catch {
            throw SourceFailure(
                code: .corrupt, stage: .render, message: "the picture could not be made from it",
                detail: "\(error.operation): \(error.detail)")
        }
        clock.finished(.render)
        let made = try encoded(plains, formats, isTransparent)
        clock.finished(.encode)
        let rendition = RenditionKey(
            source: source, focus: focus, framing: framing, plan: needs.plan, size: request.size,
            colorSpace: recipe.colorSpace)
        let record = PictureRecord(
            rendition: rendition,
            factsKey: keys.facts(formats[0], transparent: isTransparent),
            isTransparent: isTransparent, facts: facts, files: made.map(\.record))
        return (record, made.compactMap(\.file))
    }

    private var request: PictureRequest { work.request }
    private var keys: FinishKeys { FinishKeys(recipe: recipe, role: request.role) }

    private typealias Plain = (size: ScaledSize, image: Image)
    /// A file that is kept has no bytes.
    private typealias Made = (record: FileRecord, file: EncodedFile?)

    /// The picture at its scales, ascending; a small one is made from a large one.
    private func scaled(
        _ shown: Image, _ crop: Image.Box, _ framing: Framing
    ) throws(VipsError) -> [Plain] {
        var plains: [Plain] = []
        for size in framing.made.reversed() {
            // From one twice as large at least: from a nearer one, resampling twice would show.
            let larger = plains.last { $0.size.scale >= 2 * size.scale }?.image
            let context = ScaleContext(box: larger?.wholeBox ?? crop, pixels: size.pixels)
            plains.append((size, try RenderSteps.perScale.reduced(larger ?? shown, context)))
        }
        return plains.reversed()
    }

    private func facts(
        _ plains: [Plain], _ formats: [OutputFormat]
    ) throws(VipsError) -> PictureFacts {
        let smallest = plains[0].image
        let finished = try RenderSteps.perFile.reduced(smallest, context(formats[0]))
        return try PictureFacts(request, plain: smallest, finished: finished, recipe: recipe)
    }

    private func encoded(
        _ plains: [Plain], _ formats: [OutputFormat], _ isTransparent: Bool
    ) throws(SourceFailure) -> [Made] {
        var made: [Made] = []
        for plain in plains {
            for format in formats {
                let kept = work.kept.first {
                    $0.scale == plain.size.scale && $0.format == format
                }
                if let kept {
                    made.append((kept, nil))
                } else {
                    let finish = keys.file(format, transparent: isTransparent)
                    let bytes = try encoded(plain.image, format)
                    made.append(file(plain.size.scale, format, finish, bytes))
                }
            }
        }
        return made
    }

    private func encoded(
        _ plain: Image, _ format: OutputFormat
    ) throws(SourceFailure) -> [UInt8] {
        do throws(VipsError) {
            let finished = try RenderSteps.perFile.reduced(plain, context(format))
            return try Encoder(quality: recipe.quality, colorSpace: recipe.colorSpace)
                .encode(finished, as: format)
        } catch {
            throw SourceFailure(
                code: .unsupportedFormat, stage: .encode,
                message: "no \(format.rawValue) file could be written of it; see darkroom doctor",
                detail: "\(error.operation): \(error.detail)")
        }
    }

    private func context(_ format: OutputFormat) -> FinishContext {
        FinishContext(
            background: format.keepsAlpha ? nil : recipe.background,
            overlay: recipe.overlay(over: request.role),
            colorSpace: recipe.colorSpace)
    }

    private func file(
        _ scale: Int, _ format: OutputFormat, _ finish: String, _ bytes: [UInt8]
    ) -> Made {
        let record = FileRecord(
            scale: scale, format: format, finish: finish, bytes: bytes.count,
            sha256: SHA256.digest(of: bytes).hex)
        let path = record.path(of: request.key)
        return (record, EncodedFile(key: request.key, path: path, bytes: bytes))
    }
}
