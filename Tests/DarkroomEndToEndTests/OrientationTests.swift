import DarkroomManifest
import TestSupport
import Testing

/// A picture lies stored as red, green / blue, yellow; EXIF says how it is to be turned.
@Suite(.needs(.exiftool, .heifEncoder)) struct OrientationTests {
    /// By EXIF orientation, the upright picture's corners: top left, top right, bottom left, bottom
    /// right. By hand from EXIF 2.32, 4.6.4 A: which side of the upright picture the stored first
    /// row and first column are.
    private static let corners = [
        "RGBY", "GRYB", "YBGR", "BYRG", "RBGY", "BRYG", "YGBR", "GYRB",
    ]

    @Test(arguments: ["jpg", "png", "webp", "tif"])
    func everyExifOrientationComesOutUpright(format: String) async throws {
        let names = (1...8).map { "o\($0).\(format)" }
        try await Workbench.with { bench in
            try await Reference.run("quadrants", [bench.photo("")] + names)
            for (index, name) in names.enumerated() {
                try await ReferenceTool.exiftool.run(
                    ["-q", "-overwrite_original", "-n", "-Orientation=\(index + 1)"]
                        + [bench.photo(name)])
            }
            let build = try await bench.build(.focuses(names), recipe: Self.recipe)
            #expect(build.run.ending == .code(0))
            #expect(try await Self.corners(of: names, build) == Self.corners)
            for (index, name) in names.enumerated() {
                let source = try #require(build.manifest().sources["photos/" + name])
                #expect([source.width, source.height] == (index < 4 ? [80, 60] : [60, 80]))
            }
        }
    }

    /// A phone writes the turn twice: as a property of the container, which decoders apply, and in
    /// the EXIF block, which they must not.
    @Test(arguments: [("heic", 8, 1), ("heic", 3, 2), ("heic", 6, 3), ("avif", 6, 3)])
    func aPhonesPhotoIsTurnedOnce(format: String, orientation: Int, angle: Int) async throws {
        try await Workbench.with { bench in
            let name = "phone.\(format)"
            try await Self.encode(bench, orientation, to: "plain." + format)
            try await Reference.run(
                "rotate_heif", bench.folder.path("plain." + format), bench.photo(name), "\(angle)")
            let build = try await bench.build(.focuses([name]), recipe: Self.recipe)
            #expect(try await Self.corners(of: [name], build) == [Self.corners[orientation - 1]])
            let source = try #require(build.manifest().sources["photos/" + name])
            #expect([source.width, source.height] == (angle == 2 ? [80, 60] : [60, 80]))
        }
    }

    /// ISO/IEC 23008-12: readers of the container take its properties, never the EXIF block's word.
    @Test(arguments: ["heic", "avif"])
    func theExifBlockAloneDoesNotTurnAContainer(format: String) async throws {
        try await Workbench.with { bench in
            let name = "plain." + format
            try await Self.encode(bench, 6, to: "photos/" + name)
            let build = try await bench.build(.focuses([name]), recipe: Self.recipe)
            #expect(try await Self.corners(of: [name], build) == [Self.corners[0]])
        }
    }

    /// The picture as HEIC or AVIF with an EXIF block.
    private static func encode(
        _ bench: Workbench, _ orientation: Int, to name: String
    ) async throws {
        let jpeg = bench.folder.path("plain.jpg")
        try await Reference.run("quadrants", bench.folder.path, "plain.jpg")
        try await ReferenceTool.exiftool.run(
            ["-q", "-overwrite_original", "-n", "-Orientation=\(orientation)", jpeg])
        try await ReferenceTool.heifEncoder.run(["-q", "95", jpeg, "-o", bench.folder.path(name)])
    }

    /// The longer side of the upright picture does not matter: the crop keeps its corners in sight.
    private static let recipe = """
        {"formats": ["png"], "scales": [1], "roles": {"focus.thumbnail": {"width": 60, "height": 60}}}
        """

    /// Letters of each picture's four corners' colours.
    private static func corners(of names: [String], _ build: Build) async throws -> [String] {
        let found = try await Color.samples(
            of: names.map { try build.file(CatalogText.key($0)) },
            at: [(0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)])
        return found.map { $0.map(letter).joined() }
    }

    private static func letter(_ color: Color) -> String {
        let known = [
            ("R", Color(255, 0, 0)), ("G", Color(0, 255, 0)), ("B", Color(0, 0, 255)),
            ("Y", Color(255, 255, 0)),
        ]
        // Loss of HEIC and JPEG at high quality; the colours are far from each other.
        return known.first { color.isNear($0.1, within: 24) }?.0 ?? "\(color)"
    }
}
