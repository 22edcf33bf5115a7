import DarkroomManifest
import TestSupport
import Testing

/// Sizes, crops and scales of all roles, as a Python program calculates them by the contract's rule,
/// and as the pixels tell: the photo is a gradient, so that a colour is a place.
@Suite(.needs(.schemaValidator)) struct GeometryTests {
    /// A photo's size and its focal point in the catalog.
    struct Photo: Sendable, CustomTestStringConvertible {
        let name: String
        let width: Int
        let height: Int
        let focus: (x: Double, y: Double)

        var testDescription: String { "\(name) \(width)×\(height) \(focus)" }

        init(_ name: String, _ width: Int, _ height: Int, _ x: Double, _ y: Double) {
            (self.name, self.width, self.height, self.focus) = (name, width, height, (x, y))
        }
    }

    /// What a role should be, from `framing.py`.
    private struct Framing: Decodable {
        let crop: [Int]
        let made: [[Int]]
        let omitted: [Int]
        let available: Double
        let enlarged: Bool
    }

    /// What a file is, from `where_cut.py`.
    private struct Cut: Decodable {
        let size: [Int]
        let crop: [Double]
    }

    /// Points of every role, by picture.
    private static let defaults: [(key: String, width: Double, height: Double)] = [
        ("book/b/cover", 100, 150), ("focus/f/thumbnail", 172, 172),
        ("quickFocus/q/thumbnail", 172, 172), ("trip/t/cover", 352, 264),
        ("trip/t/gallery.1", 128, 128), ("trip/t/header.collapsed", 393, 150),
        ("trip/t/header.expanded", 393, 457),
    ]

    /// A catalog with one photo in every role.
    private static func catalog(_ bench: Workbench, _ photo: Photo) throws -> CatalogText {
        try bench.folder.write(#"{"data":[{"attributes":{"title":"B"}}]}"#, to: "books.json")
        let image =
            #"{"name":"\#(photo.name)","focalPoint":{"x":\#(photo.focus.x),"y":\#(photo.focus.y)}}"#
        let texts = #""title":"","description":"","imageName":\#(image)"#
        return CatalogText(
            #"{"version":1,"focuses":[{"id":"f",\#(texts)}],"quickFocus":{"sections":[{"id":"s","#
                + #""title":"S","items":[{"id":"q",\#(texts)}]}]},"trips":[{"id":"t","title":"T","#
                + #""isPublic":true,"friends":[],"selectedImages":[\#(image)]}],"#
                + #""books":{"file":"books.json","coverPattern":"photo-{n}"}}"#)
    }

    /// Builds the photo and compares the manifest and the pixels with what they should be.
    private func check(
        _ photo: Photo, roles: [(key: String, width: Double, height: Double)] = defaults,
        scales: [Int] = [1, 2, 3], orientation: Int = 1, more: String = ""
    ) async throws {
        try await Workbench.with { bench in
            let size = ["\(photo.width)", "\(photo.height)"]
            try await Reference.run(
                "gradient", [bench.photo(photo.name)] + size + ["\(orientation)"])
            // Lossless, and without the overlay, which would move the colours.
            let build = try await bench.build(
                Self.catalog(bench, photo),
                recipe: #"{"formats": ["png"], "overlay": {"opacity": 0}\#(more)}"#)
            let manifest = try build.manifest()
            let pictures = try roles.map { try #require(manifest.images[$0.key], "\($0.key)") }
            let framings: [Framing] = try await Reference.judge(
                "framing",
                size + ["\(photo.focus.x)", "\(photo.focus.y)"]
                    + [scales.map(String.init).joined(separator: ",")]
                    + roles.flatMap { ["\($0.width)", "\($0.height)"] })
            for (picture, framing) in zip(pictures, framings) { Self.compare(picture, framing) }
            let variants = pictures.flatMap(\.variants)
            let cuts: [Cut] = try await Reference.judge(
                "where_cut", size + variants.map { build.output + "/" + $0.path })
            let crops = pictures.flatMap { picture in picture.variants.map { _ in picture.crop } }
            for (index, cut) in cuts.enumerated() {
                let (variant, crop) = (variants[index], crops[index])
                #expect(cut.size == [variant.width, variant.height], "\(variant.path)")
                // A pixel of the file, in pixels of the source; at least two.
                let tolerance = max(2, Double(crop.width) / Double(variant.width))
                let wanted = [crop.x, crop.y, crop.width, crop.height].map(Double.init)
                #expect(
                    zip(cut.crop, wanted).allSatisfy { abs($0 - $1) <= tolerance },
                    "\(variant.path): \(cut.crop) instead of \(wanted)")
            }
        }
    }

    private static func compare(_ picture: Manifest.Picture, _ framing: Framing) {
        let crop = [picture.crop.x, picture.crop.y, picture.crop.width, picture.crop.height]
        // The contract leaves the rounding of a crop open.
        #expect(
            zip(crop, framing.crop).allSatisfy { abs($0 - $1) <= 1 },
            "\(crop) instead of \(framing.crop)")
        #expect(picture.variants.map { [$0.scale, $0.width, $0.height] } == framing.made)
        #expect(picture.variants.allSatisfy { $0.enlarged == framing.enlarged })
        #expect(picture.omittedScales.map(\.scale) == framing.omitted)
        for omitted in picture.omittedScales {
            #expect(abs(omitted.available - framing.available) < 0.01)
        }
    }

    @Test(arguments: [
        Photo("photo-1.png", 1700, 1400, 0.5, 0.5), Photo("photo-1.png", 1401, 1733, 0.31, 0.77),
        Photo("photo-1.jpg", 4001, 2999, 0, 0), Photo("photo-1.jpg", 2999, 4001, 1, 1),
        Photo("photo-1.webp", 3333, 2221, 0.9, 0.1), Photo("photo-1.tif", 2600, 5003, 0, 1),
    ])
    func aLargePhotoFillsAllScales(photo: Photo) async throws {
        try await check(photo)
    }

    @Test(arguments: [
        Photo("photo-1.png", 800, 600, 0.2, 0.9), Photo("photo-1.png", 516, 515, 1, 0),
        Photo("photo-1.png", 393, 150, 0.5, 0.5), Photo("photo-1.jpg", 900, 130, 0.75, 0.5),
        Photo("photo-1.png", 171, 2000, 0.5, 0.6), Photo("photo-1.png", 60, 40, 0, 0.5),
    ])
    func aSmallPhotoFillsFewerOrIsEnlargedOnce(photo: Photo) async throws {
        try await check(photo)
    }

    /// 171.5 × 1, 2, 3 is 172, 343, 515.
    @Test(arguments: [
        Photo("photo-1.png", 515, 515, 0.5, 0.5), Photo("photo-1.png", 514, 700, 0.4, 0.4),
        Photo("photo-1.png", 1400, 600, 0.1, 0.5),
    ])
    func halfPointsRoundUp(photo: Photo) async throws {
        let roles = [(key: "focus/f/thumbnail", width: 171.5, height: 171.5)]
        try await check(
            photo, roles: roles,
            more: #", "roles": {"focus.thumbnail": {"width": 171.5, "height": 171.5}}"#)
    }

    /// A focal point and a crop count in the upright picture, however it is stored.
    @Test(arguments: 2...8)
    func aTurnedPhotoIsCutAsItIsSeen(orientation: Int) async throws {
        let roles = Self.defaults.filter { $0.key.hasPrefix("trip/t/header") }
        try await check(
            Photo("photo-1.jpg", 2999, 4001, 0.9, 0.1), roles: roles, scales: [1],
            orientation: orientation, more: #", "scales": [1]"#)
    }

    @Test(arguments: [(1, 1), (5000, 1), (1, 5000), (2, 3)])
    func everySizeDownToOnePixelIsMade(width: Int, height: Int) async throws {
        try await Workbench.with { bench in
            let photo = Photo("photo-1.png", width, height, 1, 0)
            try await Reference.run("gradient", bench.photo(photo.name), "\(width)", "\(height)")
            let build = try await bench.build(Self.catalog(bench, photo))
            #expect(build.run.ending == .code(0))
            let problems: [String] = try await Reference.judge("check_output", [build.output])
            #expect(problems == [])
            #expect(try build.manifest().images.count == Self.defaults.count)
        }
    }

    @Test func otherScalesThanTheUsualOnes() async throws {
        let roles = [(key: "trip/t/cover", width: 101.0, height: 77.25)]
        try await check(
            Photo("photo-1.png", 500, 420, 0.6, 0.2), roles: roles, scales: [2, 4, 5],
            more: """
                , "scales": [5, 2, 4], "roles": {"trip.cover": {"width": 101, "height": 77.25}}
                """)
    }

    /// A header is as wide as the screen, and a role that is switched off is not made.
    @Test func theRecipesScreenAndRolesCount() async throws {
        let roles = [
            (key: "trip/t/header.collapsed", width: 430.0, height: 150.0),
            (key: "trip/t/header.expanded", width: 430.0, height: 600.0),
        ]
        try await check(
            Photo("photo-1.jpg", 2000, 2000, 0.5, 0.25), roles: roles,
            more: """
                , "screen": {"width": 430}, "roles": {"trip.header.expanded": {"height": 600}}
                """)
        try await Workbench.with { bench in
            let photo = Photo("photo-1.png", 600, 600, 0.5, 0.5)
            try await Reference.run("gradient", bench.photo(photo.name), "600", "600")
            let build = try await bench.build(
                Self.catalog(bench, photo),
                recipe: #"{"roles": {"trip.gallery": null, "book.cover": null}}"#)
            let keys = Set(Self.defaults.map(\.key))
            #expect(
                Set(try build.manifest().images.keys)
                    == keys.subtracting(["trip/t/gallery.1", "book/b/cover"]))
        }
    }

    /// Both headers are cut around the same point, so that switching between them does not jump:
    /// their middles differ only by what the edges take.
    @Test(arguments: ["attention", "entropy", "centre"])
    func bothHeadersHaveOneFocalPoint(crop: String) async throws {
        try await Workbench.with { bench in
            try await Reference.run("noise", bench.photo("a.png"), "1300", "1700")
            let build = try await bench.build(.trip(["a"]), recipe: #"{"crop": "\#(crop)"}"#)
            let manifest = try build.manifest()
            let point = try #require(manifest.sources["photos/a.png"]).focalPoint
            #expect(point.origin == crop)
            let framings: [Framing] = try await Reference.judge(
                "framing",
                ["1300", "1700", "\(point.x)", "\(point.y)", "1", "393", "150"] + ["393", "457"])
            for (role, framing) in zip(["collapsed", "expanded"], framings) {
                let made = try #require(manifest.images["trip/t/header." + role]).crop
                let found = [made.x, made.y, made.width, made.height]
                #expect(zip(found, framing.crop).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
            }
        }
    }
}
