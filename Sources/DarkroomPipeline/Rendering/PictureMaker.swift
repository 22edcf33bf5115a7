internal import DarkroomManifest
internal import Vips

/// Makes one picture of a decoded source: every scale and format, and its manifest record.
struct PictureMaker {
    let recipe: Recipe
    let request: PictureRequest
    /// Key of the source in the manifest.
    let sourcePath: String
    /// How much the source was shrunk when it was decoded, per side.
    let shrink: Int

    /// The picture's record and its files' bytes.
    func make(
        of image: Image, source: Manifest.Source, clock: inout StageClock
    ) throws(SourceFailure) -> (picture: Manifest.Picture, files: [EncodedFile]) {
        let size = PixelSize(width: source.width, height: source.height)
        let focus = CatalogPoint(x: source.focalPoint.x, y: source.focalPoint.y)
        let framing = Framing(
            points: request.size, scales: recipe.scales, source: size, focus: focus)
        let plains: [Plain]
        let formats: [OutputFormat]
        let facts: PictureFacts
        do throws(VipsError) {
            let crop = framing.box(in: image, of: size, shrunkBy: shrink)
            let shown = try RenderSteps.perPicture.reduced(image, PictureContext(crop: crop))
            plains = try scaled(shown, crop, framing)
            formats = OutputFormat.chosen(recipe.formats, transparent: shown.hasAlpha)
            facts = try self.facts(plains, formats)
        } catch {
            throw SourceFailure(
                code: .corrupt, stage: .render, message: "the picture could not be made from it",
                detail: "\(error.operation): \(error.detail)")
        }
        clock.finished(.render)
        let made = try encoded(plains, formats)
        clock.finished(.encode)
        return (record(framing, facts, made.map(\.variant)), made.map(\.file))
    }

    private typealias Plain = (size: ScaledSize, image: Image)
    private typealias Made = (variant: Manifest.Variant, file: EncodedFile)

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
        _ plains: [Plain], _ formats: [OutputFormat]
    ) throws(SourceFailure) -> [Made] {
        var made: [Made] = []
        for plain in plains {
            for format in formats {
                made.append(variant(plain.size, format, try encoded(plain.image, format)))
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

    private var overlay: RecipeOverlay? {
        request.role.isHeader && recipe.overlay.opacity > 0 ? recipe.overlay : nil
    }

    private func context(_ format: OutputFormat) -> FinishContext {
        FinishContext(
            background: format.keepsAlpha ? nil : recipe.background, overlay: overlay,
            colorSpace: recipe.colorSpace)
    }

    private func variant(
        _ size: ScaledSize, _ format: OutputFormat, _ bytes: [UInt8]
    ) -> Made {
        let digest = SHA256.digest(of: bytes)
        let name = "\(request.key)@\(size.scale)x.\(digest.shortHex).\(format.fileExtension)"
        let variant = Manifest.Variant(
            scale: size.scale, width: size.pixels.width, height: size.pixels.height,
            format: format.rawValue, mediaType: format.mediaType,
            colorSpace: recipe.colorSpace.rawValue, bytes: bytes.count, sha256: digest.hex,
            path: "images/" + name, enlarged: size.enlarged)
        return (variant, EncodedFile(path: variant.path, bytes: bytes))
    }

    private func record(
        _ framing: Framing, _ facts: PictureFacts, _ variants: [Manifest.Variant]
    ) -> Manifest.Picture {
        Manifest.Picture(
            source: sourcePath, size: request.size, crop: framing.crop,
            overlay: overlay.map { Manifest.Overlay(color: $0.color.hex, opacity: $0.opacity) },
            dominantColor: facts.dominantColor, thumbHash: facts.thumbHash,
            legibility: facts.legibility, omittedScales: framing.omitted, variants: variants)
    }
}
