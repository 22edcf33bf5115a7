import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// What the manifest says of a picture's looks, calculated again from the decoded file.
@Suite(.needs()) struct PictureFactsTests {
    private struct Dominant: Decodable {
        let color: String
        let lead: Double
    }

    private static let colors = [
        "sea.png": ["37", "120", "200"], "dark.png": ["3", "2", "1"],
        "light.png": ["254", "255", "253"], "edge.png": ["16", "31", "240"],
        "clear.png": ["200", "80", "40", "150"],
    ]

    private func build(_ bench: Workbench, recipe: String) async throws -> Build {
        for (name, color) in Self.colors {
            try await Reference.run("winner", [bench.photo(name)] + color)
        }
        let names = Self.colors.keys.sorted()
        return try await bench.build(.trip(names, background: names[0]), recipe: recipe)
    }

    /// The smallest file of each picture, by key.
    private func smallest(_ build: Build) throws -> [(picture: Manifest.Picture, file: String)] {
        try build.manifest().images.sorted { $0.key < $1.key }.map { _, picture in
            let variant = try #require(picture.variants.min { $0.scale < $1.scale })
            return (picture, build.output + "/" + variant.path)
        }
    }

    @Test func theDominantColorIsThatOfTheFile() async throws {
        try await Workbench.with { bench in
            let pictures = try await smallest(build(bench, recipe: #"{"formats": ["png"]}"#))
            let found: [Dominant] = try await Reference.judge("dominant", pictures.map(\.file))
            #expect(found.count == 8)
            for (picture, dominant) in zip(pictures.map(\.picture), found) {
                #expect(dominant.lead > 0.2, "no clear winner in \(picture.source)")
                #expect(picture.dominantColor == dominant.color, "\(picture.source)")
            }
        }
    }

    /// Pictures within the 100 pixels that the format allows need no shrinking: the bytes are equal.
    @Test func theThumbHashOfASmallPictureIsExact() async throws {
        try await Workbench.with { bench in
            let pictures = try await smallest(
                build(
                    bench,
                    recipe: """
                        {"formats": ["png"], "screen": {"width": 90}, "roles": {
                          "trip.cover": {"width": 64, "height": 100},
                          "trip.gallery": {"width": 33, "height": 20},
                          "trip.header.collapsed": {"height": 30},
                          "trip.header.expanded": {"height": 90}}}
                        """))
            let found: [String] = try await Reference.judge("thumbhash", pictures.map(\.file))
            #expect(pictures.map { $0.picture.thumbHash } == found)
        }
    }

    /// How a larger picture is shrunk is open; the hashes must still be nearly the same.
    @Test func theThumbHashOfALargePictureIsNear() async throws {
        try await Workbench.with { bench in
            let pictures = try await smallest(build(bench, recipe: #"{"formats": ["png"]}"#))
            let found: [String] = try await Reference.judge("thumbhash", pictures.map(\.file))
            for (picture, hash) in zip(pictures.map(\.picture), found) {
                let ours = try #require(Data(base64Encoded: picture.thumbHash))
                let theirs = try #require(Data(base64Encoded: hash))
                #expect(ours.count == theirs.count)
                // All after the head are numbers of four bits.
                for (one, other) in zip(ours.dropFirst(6), theirs.dropFirst(6)) {
                    #expect(abs(Int(one >> 4) - Int(other >> 4)) <= 1, "\(picture.source)")
                    #expect(abs(Int(one & 15) - Int(other & 15)) <= 1, "\(picture.source)")
                }
            }
        }
    }

    /// A header in the size of its photo, with one grey in a zone and another one around it.
    struct Zone: Sendable, CustomTestStringConvertible {
        let role: String
        let box: [Int]
        let inside: Int
        let outside: Int
        let contrast: Double
        let passes: Bool
        let suggested: Double

        var testDescription: String { "\(role) \(box) \(inside) in \(outside)" }

        init(
            _ role: String, _ box: [Int], _ inside: Int, in outside: Int, contrast: Double,
            passes: Bool, suggests suggested: Double
        ) {
            (self.role, self.box) = (role, box)
            (self.inside, self.outside) = (inside, outside)
            (self.contrast, self.passes, self.suggested) = (contrast, passes, suggested)
        }
    }

    /// By hand, from WCAG 2: white under the overlay is 230, of luminance 0.7913; mid-grey 128 is
    /// 115, of 0.1714; contrast is 1.05 / (luminance + 0.05). Contrast 3 needs a luminance of 0.3,
    /// which 148 has: white needs an opacity of 0.42 or more.
    @Test(arguments: [
        Zone(
            "expanded", [38, 289, 355, 385], 255, in: 0, contrast: 1.248, passes: false,
            suggests: 0.45),
        Zone(
            "expanded", [38, 289, 355, 385], 0, in: 255, contrast: 21, passes: true, suggests: 0),
        Zone(
            "expanded", [38, 289, 355, 385], 128, in: 255, contrast: 4.742, passes: true,
            suggests: 0),
        Zone(
            "collapsed", [38, 79, 355, 103], 255, in: 0, contrast: 1.248, passes: false,
            suggests: 0.45),
        Zone("collapsed", [38, 79, 355, 103], 0, in: 255, contrast: 21, passes: true, suggests: 0),
        // A fifth of the zone's width is more than the brightest tenth.
        Zone(
            "collapsed", [38, 79, 102, 103], 255, in: 0, contrast: 1.248, passes: false,
            suggests: 0.45),
        // 16 of 317 columns are half of the brightest tenth, near enough: 0.7913 · 16 / 31.7.
        Zone(
            "expanded", [38, 289, 54, 385], 255, in: 0, contrast: 2.337, passes: false,
            suggests: 0.25),
    ])
    func legibilityIsAsCalculatedByHand(zone: Zone) async throws {
        try await Workbench.with { bench in
            let height = zone.role == "expanded" ? 457 : 150
            try await Reference.run(
                "zone",
                [bench.photo("a.png"), "393", "\(height)"] + zone.box.map(String.init)
                    + ["\(zone.inside)", "\(zone.outside)"])
            let build = try await bench.build(.trip(["a"]), recipe: #"{"scales": [1]}"#)
            let found = try #require(build.picture("trip/t/header." + zone.role).legibility)
            #expect(abs(found.contrast - zone.contrast) < 0.011, "\(found)")
            #expect(found.passes == zone.passes, "\(found)")
            #expect(found.suggestedOpacity == zone.suggested, "\(found)")
            #expect(found.textColor == "#ffffff")
            #expect(try build.picture("trip/t/cover").legibility == nil)
        }
    }
}
