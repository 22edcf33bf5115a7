import Foundation
import TestSupport
import Testing

/// What a build says of titles that are hard to read. The photos are of one grey each, in the size of
/// the header: white under a black overlay of 0.1 is 230, of luminance 0.7913, and white text on it has
/// a contrast of 1.05 / 0.8413 = 1.248; 3 needs an opacity of 0.42 or more.
@Suite(.needs()) struct LegibilityWarningTests {
    private static func catalog(
        _ trips: [(id: String, title: String, image: String)]
    ) -> CatalogText {
        let entries = trips.map {
            #"{"id":"\#($0.id)","title":"\#($0.title)","isPublic":true,"friends":[],"#
                + #""selectedImages":["\#($0.image)"]}"#
        }
        return CatalogText(#"{"version":1,"trips":[\#(entries.joined(separator: ","))]}"#)
    }

    /// One header a trip: the other one's height would cut another zone.
    private static func recipe(_ overlay: String = #"{"opacity": 0.1}"#) -> String {
        #"{"scales":[1],"roles":{"trip.header.collapsed":null},"overlay":\#(overlay)}"#
    }

    private func paint(_ grey: Int, _ bench: Workbench, _ name: String) async throws {
        try await Reference.run(
            "zone", [bench.photo(name), "393", "457", "0", "0", "1", "1", "\(grey)", "\(grey)"])
    }

    @Test func namesPictureTripContrastAndRemedy() async throws {
        try await Workbench.with { bench in
            try await paint(255, bench, "white.png")
            try await paint(0, bench, "black.png")
            let build = try await bench.build(
                Self.catalog([("snow", "Snow\\nfield", "white"), ("night", "Night", "black")]),
                recipe: Self.recipe())
            #expect(build.run.ending == .code(0))
            #expect(
                build.run.messages == """
                    darkroom: warning: 1 header leaves the title hard to read: white text needs a \
                    contrast of 3
                        trip/snow/header.expanded: 1.24; opacity 0.45 would do (trip 'Snow field', \
                    photos/white.png)
                        opacity 0.45 would do for all: "overlay": {"opacity": 0.45} in the recipe, \
                    now 0.1; or give the trip another backgroundImage or focalPoint

                    """)
            #expect(build.run.output.contains(", 1 title hard to read, "))
        }
    }

    @Test func theRemedyHelps() async throws {
        try await Workbench.with { bench in
            try await paint(255, bench, "white.png")
            let catalog = Self.catalog([("snow", "Snow", "white")])
            let build = try await bench.build(catalog, recipe: Self.recipe(#"{"opacity":0.45}"#))
            #expect(build.run.messages == "")
            #expect(!build.run.output.contains("hard to read"))
            let nearly = try await bench.build(catalog, recipe: Self.recipe(#"{"opacity":0.4}"#))
            #expect(nearly.run.messages.contains("opacity 0.45 would do"))
        }
    }

    private struct Report: Decodable {
        struct Header: Decodable, Equatable {
            let image, source, trip: String
            let contrast, neededContrast, opacity: Double
            let suggestedOpacity: Double?
            let made: Bool
        }
        let hardToRead: [Header]
    }

    @Test func aBuildThatMakesNothingOnlyCounts() async throws {
        try await Workbench.with { bench in
            try await paint(255, bench, "white.png")
            let catalog = Self.catalog([("snow", "Snow", "white")])
            let report = bench.folder.path("report.json")
            for isFirst in [true, false] {
                let build = try await bench.build(
                    catalog, recipe: Self.recipe(), "--report", report)
                #expect(build.run.messages.isEmpty != isFirst)
                #expect(build.run.output.contains(", 1 title hard to read, "))
                let found = try JSONDecoder().decode(
                    Report.self, from: Data(contentsOf: URL(filePath: report)))
                #expect(
                    found.hardToRead == [
                        Report.Header(
                            image: "trip/snow/header.expanded", source: "photos/white.png",
                            trip: "snow", contrast: 1.24, neededContrast: 3, opacity: 0.1,
                            suggestedOpacity: 0.45, made: isFirst)
                    ])
            }
        }
    }

    @Test func namesAFewOfManyAndCountsTheRest() async throws {
        try await Workbench.with { bench in
            try await paint(255, bench, "white.png")
            let build = try await bench.build(
                Self.catalog((1...12).map { ("t\($0)", "T\($0)", "white") }),
                recipe: Self.recipe())
            let lines = build.run.messages.split(separator: "\n")
            #expect(lines.count == 8)
            #expect(lines.first?.contains("12 headers leave the title") == true)
            #expect(lines[5].contains("trip/t5/header.expanded: 1.24"))
            #expect(lines[6].contains("and 7 more; all are in the manifest"))
            #expect(build.run.output.contains(", 12 titles hard to read, "))
        }
    }

    /// White over white stays white: contrast 1, and no opacity is enough.
    @Test func saysWhereNoOpacityIsEnough() async throws {
        try await Workbench.with { bench in
            try await paint(255, bench, "white.png")
            let build = try await bench.build(
                Self.catalog([("snow", "Snow", "white")]),
                recipe: Self.recipe(##"{"color":"#ffffff","opacity":0.1}"##))
            #expect(build.run.messages.contains("trip/snow/header.expanded: 1 (trip 'Snow'"))
            #expect(build.run.messages.contains("overlay.color is too light for white text"))
        }
    }
}
