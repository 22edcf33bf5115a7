import DarkroomManifest
import TestSupport
import Testing

@Suite(.needs(.convert, .heifEncoder)) struct TransparencyTests {
    /// The middles of four patches side by side.
    private static let points = [(0.125, 0.5), (0.375, 0.5), (0.625, 0.5), (0.875, 0.5)]

    private static let names = [
        "steps.png", "steps.tif", "steps.webp", "steps-associated.tif", "steps-16.png",
        "steps.heic", "steps.avif",
    ]

    private static func recipe(_ formats: String, more: String = "") -> String {
        """
        {"formats": [\(formats)], "scales": [1], "quality": {"jpeg": 98}, \(more)
         "roles": {"focus.thumbnail": {"width": 128, "height": 128}}}
        """
    }

    /// Colour 200, 100, 40 with alpha 0, 64, 128 and 255.
    @Test func alphaSurvivesFromEverySourceFormat() async throws {
        try await Workbench.with { bench in
            try await Reference.run("transparency", bench.photo(""))
            let build = try await bench.build(
                .focuses(Self.names), recipe: Self.recipe(#""auto""#))
            for name in Self.names {
                let picture = try build.picture(CatalogText.key(name))
                #expect(picture.variants.map(\.format) == ["png"], "\(name)")
                let found = try await Color.samples(
                    of: build.file(CatalogText.key(name)), at: Self.points)
                for (patch, alpha) in zip(found, [0, 64, 128, 255]) {
                    #expect(abs(patch.channels[3] - alpha) <= 2, "\(name): \(found)")
                    guard alpha > 0 else { continue }
                    let seen = Color(patch.channels[0], patch.channels[1], patch.channels[2])
                    #expect(seen.isNear(Color(200, 100, 40), within: 4), "\(name): \(found)")
                }
            }
        }
    }

    @Test func holesSurviveFromFormatsWithoutSteps() async throws {
        try await Workbench.with { bench in
            try await Reference.run("transparency", bench.photo(""))
            let names = ["cut.gif", "cut-palette.png"]
            let build = try await bench.build(.focuses(names), recipe: Self.recipe(#""auto""#))
            for name in names {
                let found = try await Color.samples(
                    of: build.file(CatalogText.key(name)), at: Self.points)
                #expect(found.map { $0.channels[3] } == [0, 0, 255, 255], "\(name)")
                #expect(found[2].isNear(Color(200, 100, 40), within: 2), "\(name): \(found[2])")
            }
        }
    }

    /// The picture's middle third is opaque; just beside it one pixel on either side is not quite.
    /// A square crop does not see them, a wide one does.
    @Test func autoIsPNGOnlyWhereThePicturesOwnCropIsNotOpaque() async throws {
        try await Workbench.with { bench in
            try await Reference.run("transparency", bench.photo(""))
            let build = try await bench.build(
                .trip(["middle.png"], focalPoint: #"{"x": 0.5, "y": 0.5}"#),
                recipe: """
                    {"scales": [1], "screen": {"width": 300}, "roles": {
                      "trip.cover": {"width": 300, "height": 100},
                      "trip.gallery": {"width": 100, "height": 100}}}
                    """)
            #expect(try build.picture("trip/t/cover").variants.map(\.format) == ["png"])
            #expect(try build.picture("trip/t/gallery.1").variants.map(\.format) == ["jpeg"])
        }
    }

    /// By hand: 128/255 of 200, 100, 40 and 127/255 of the background.
    @Test(arguments: [
        (##""background": "#ffffff","##, Color(255, 255, 255), Color(227, 177, 147)),
        (##""background": "#0040c0","##, Color(0, 64, 192), Color(100, 82, 116)),
        ("", Color(255, 255, 255), Color(227, 177, 147)),
    ])
    func aJPEGLiesOnTheBackground(recipe: String, empty: Color, half: Color) async throws {
        try await Workbench.with { bench in
            try await Reference.run("transparency", bench.photo(""))
            let names = ["steps.png", "steps-16.png", "steps-associated.tif"]
            let build = try await bench.build(
                .focuses(names), recipe: Self.recipe(#""jpeg""#, more: recipe))
            let files = try names.map { try build.file(CatalogText.key($0)) }
            for found in try await Color.samples(of: files, at: Self.points) {
                #expect(found[0].isNear(empty, within: 3), "\(found)")
                #expect(found[2].isNear(half, within: 3), "\(found)")
                #expect(found[3].isNear(Color(200, 100, 40), within: 3), "\(found)")
            }
        }
    }

    /// By hand: alpha is 0.1 + 0.9·a; the colour is 0.9·a·c over that.
    @Test func theOverlayLiesOnTransparencyToo() async throws {
        try await Workbench.with { bench in
            try await Reference.run("transparency", bench.photo(""))
            let build = try await bench.build(
                .trip(["steps.png"]),
                recipe: """
                    {"scales": [1], "formats": ["png", "webp"], "screen": {"width": 128},
                     "roles": {"trip.header.expanded": {"height": 128}}}
                    """)
            let found = try await Color.samples(
                of: build.file("trip/t/header.expanded", format: "png"), at: Self.points)
            let wanted = [
                Color(0, 0, 0, 26), Color(139, 69, 28, 83), Color(164, 82, 33, 141),
                Color(180, 90, 36, 255),
            ]
            for (patch, right) in zip(found, wanted) {
                #expect(patch.isNear(right, within: 1), "\(found)")
            }
        }
    }

    @Test func nothingInvisibleDarkensAnEdge() async throws {
        try await Workbench.with { bench in
            try await Reference.run("transparency", bench.photo(""))
            let names = ["disc.png", "disc-16.png", "disc.webp"]
            let build = try await bench.build(
                .focuses(names),
                recipe: """
                    {"formats": ["png", "jpeg"], "scales": [1, 2, 3], "quality": {"jpeg": 98},
                     "roles": {"focus.thumbnail": {"width": 91, "height": 83}}}
                    """)
            for name in names {
                let variants = try build.picture(CatalogText.key(name)).variants
                #expect(variants.count == 6)
                let darkest: [Int] = try await Reference.judge(
                    "darkest_visible", variants.map { build.output + "/" + $0.path })
                #expect(darkest.allSatisfy { $0 >= 250 }, "\(name): \(darkest)")
            }
        }
    }
}
