import DarkroomManifest
import Testing
import Vips

@testable import DarkroomPipeline

@Suite struct PictureMakerTests {
    @Test func aPictureHasOneFileAScaleAndFormat() throws {
        var recipe = Recipe()
        recipe.formats = [.webp, .auto]
        let made = try Self.make(Pictures.textured(400, 300), .tripGallery, recipe)
        let variants = made.picture.variants
        #expect(variants.map(\.scale) == [1, 1, 2, 2])
        #expect(variants.map(\.format) == ["webp", "jpeg", "webp", "jpeg"])
        #expect(variants.map(\.width) == [128, 128, 256, 256])
        #expect(made.picture.omittedScales == [.init(scale: 3, available: 2.34)])
        #expect(made.files.map(\.path) == variants.map(\.path))
        for (variant, file) in zip(variants, made.files) {
            let header = try SourceHeaderTests.header(of: file.bytes)
            #expect(header.size == PixelSize(width: variant.width, height: variant.height))
            #expect(header.format.rawValue == variant.format.rawValue)
            #expect(variant.bytes == file.bytes.count)
            #expect(variant.sha256 == SHA256.digest(of: file.bytes).hex)
            let hash = variant.sha256.prefix(16)
            let ending = variant.format == "jpeg" ? "jpg" : "webp"
            #expect(variant.path == "images/trip/t/x@\(variant.scale)x.\(hash).\(ending)")
        }
    }

    /// Under black at 0.1, once, whatever the scale: 200 becomes 180.
    @Test(arguments: RecipeRole.allCases) func headersAloneAreUnderTheOverlay(role: RecipeRole)
        throws
    {
        var recipe = Recipe()
        recipe.formats = [.png]
        let grey = try Pictures.drawn(400, 400) { _, _ in [200, 200, 200] }
        let made = try Self.make(grey, role, recipe)
        #expect(
            made.picture.overlay == (role.isHeader ? .init(color: "#000000", opacity: 0.1) : nil))
        #expect(made.files.count == 3)
        for file in made.files {
            let pixels = try DecoderTests.decode(file.bytes).pixels()
            #expect(pixels.allSatisfy { $0 == (role.isHeader ? 180 : 200) })
        }
    }

    @Test func anOverlayOfNothingIsNone() throws {
        var recipe = Recipe()
        recipe.overlay.opacity = 0
        let made = try Self.make(Pictures.textured(200, 200), .tripHeaderExpanded, recipe)
        #expect(made.picture.overlay == nil)
    }

    @Test func transparencyGivesPNGAndIsFlattenedForJPEG() throws {
        var recipe = Recipe()
        recipe.formats = [.auto, .jpeg]
        let image = try Pictures.drawn(128, 128, bands: 4) { _, _ in [0, 0, 0, 128] }
        let made = try Self.make(image, .tripGallery, recipe)
        #expect(made.picture.variants.map(\.format) == ["png", "jpeg"])
        let png = try DecoderTests.decode(made.files[0].bytes)
        #expect(try png.pixels().prefix(4) == [0, 0, 0, 128])
        // 255 · 127/255
        let jpeg = try DecoderTests.decode(made.files[1].bytes)
        #expect(try jpeg.pixels().prefix(3).allSatisfy { abs(Int($0) - 127) <= 1 })
    }

    @Test func aTinySourceIsEnlargedAndSaysSo() throws {
        let made = try Self.make(Pictures.textured(1, 1), .tripGallery, Recipe())
        #expect(made.picture.variants.map(\.enlarged) == [true])
        #expect(made.picture.variants.map(\.width) == [128])
    }

    @Test(arguments: [(1000, 1), (1, 1000)]) func aThinSourceGivesAPicture(size: (Int, Int)) throws
    {
        for role in RecipeRole.allCases {
            let made = try Self.make(Pictures.textured(size.0, size.1), role, Recipe())
            #expect(made.picture.variants.count == 1)
            #expect(made.picture.crop.width == 1 && made.picture.crop.height == 1)
        }
    }

    private static func make(
        _ image: Image, _ role: RecipeRole, _ recipe: Recipe
    ) throws -> (picture: Manifest.Picture, files: [EncodedFile]) {
        let request = PictureRequest(
            key: "trip/t/x", role: role, size: .init(width: 128, height: 128),
            reference: .to("n"))
        let source = Manifest.Source(
            sha256: "", bytes: 0, width: image.width, height: image.height, format: "png",
            focalPoint: .init(x: 0.5, y: 0.5, origin: "centre"))
        let job = SourceJob(
            path: "photos/n.png", file: "", focalPoint: nil, pictures: [request])
        let needs = SourceNeeds(
            job, .webp, size: PixelSize(width: image.width, height: image.height), recipe)
        #expect(needs.plan.scale == .one(in: 1))
        let made = try PictureMaker(
            recipe: recipe,
            work: PictureWork(request: request, reason: .new, kept: []), needs: needs
        ).make(of: image, source: source).result.get()
        let record = SourceRecord(
            stamp: .unknown, isSettled: true,
            source: source, hasAlpha: false, focusKey: "", pictures: [request.key: made.record])
        let picture = SourceResult(job, record, [], recipe).pictures[request.key]
        return (try #require(picture), made.files)
    }
}
