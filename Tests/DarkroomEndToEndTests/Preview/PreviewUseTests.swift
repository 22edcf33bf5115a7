import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The preview page under pointer, keyboard and screen reader, light and dark, and when it is long.
@Suite(.needsBrowser) struct PreviewUseTests {
    private struct Use: Decodable {
        struct Facts: Decodable {
            let text: String
            let crop, focus: [Double]
            let ratio: Double
        }
        let stops: [[String]]
        let escaped: Bool
        let facts: Facts
        let gone: Bool
        let answers: [String: [String]]
        let unnamed: [String]
    }

    @Test func factsComeByPointerAndByKeyboard() async throws {
        try await Workbench.with { bench in
            try await SampleCatalog.prepare(bench)
            let build = try await bench.build(SampleCatalog.text)
            try await bench.preview()
            let use: Use = try await bench.look("preview_use")
            #expect(use.stops.prefix(4).map { $0[0] } == ["skip", "query", "kind", "findings"])
            #expect(use.stops[4] == ["picture", "facts", "focus/zebra/thumbnail"])
            #expect(use.escaped)
            #expect(use.gone)
            #expect(use.unnamed == [])
            let cover = try build.picture("trip/picos/cover")
            let source = try #require(build.manifest().sources[cover.source])
            let (width, height) = (Double(source.width), Double(source.height))
            let crop = [
                Double(cover.crop.x) / width, Double(cover.crop.y) / height,
                Double(cover.crop.width) / width, Double(cover.crop.height) / height,
            ]
            #expect(zip(use.facts.crop, crop).allSatisfy { abs($0 - $1) < 0.01 })
            #expect(abs(use.facts.ratio - width / height) < 0.01)
            let bytes = cover.variants.map { Double($0.bytes) / 1000 }
            let words =
                ["photos/b.jpg: 800 × 1000, jpeg", "trip/picos/cover", "352 × 264 points"]
                + bytes.map { String(format: "%.1f kB", $0) }
            for text in words { #expect(use.facts.text.contains(text), "\(text)") }
        }
    }

    @Test func searchAndFilterFindModels() async throws {
        try await Workbench.with { bench in
            try await SampleCatalog.prepare(bench)
            _ = try await bench.build(SampleCatalog.text)
            try await bench.preview()
            let answers = try await bench.look("preview_use", as: Use.self).answers
            #expect(answers[""]?.first == "13 found")
            // A friend of that trip is Zoë.
            #expect(answers["ZOE picos"] == ["1 found", "Picos"])
            #expect(answers["no such thing"] == ["0 found"])
            // Names of fields and roles, and yes or no, are said of no model.
            #expect(answers["cover"] == ["0 found"])
            #expect(answers["true"] == ["0 found"])
            #expect(answers["book"] == ["1 found", "Philosopher's Stone"])
            #expect(answers["failure"] == ["2 found", "photos/cut.jpg", "photos/no-such-photo"])
        }
    }

    private struct Colors: Decodable {
        let ratio: Double
        let node, ground: String
    }

    /// WCAG 2 asks for 4.5.
    @Test func itsWordsCanBeReadInLightAndDark() async throws {
        try await Workbench.with { bench in
            try await SampleCatalog.prepare(bench)
            _ = try await bench.build(SampleCatalog.text)
            try await bench.preview()
            let colors: [String: Colors] = try await bench.look("preview_colors")
            for (scheme, found) in colors {
                #expect(found.ratio >= 4.5 && found.ratio < 21, "\(scheme): \(found)")
            }
            #expect(colors["light"]?.ground != colors["dark"]?.ground)
        }
    }

    @Test func placeholdersStandWhereNoPictureCouldBeLoaded() async throws {
        try await Workbench.with { bench in
            try await Reference.run("gradient", bench.photo("a.png"), "800", "900")
            try await Reference.run("gradient", bench.photo("b.png"), "1200", "400")
            let build = try await bench.build(
                .focuses(["a.png", "b.png"]), recipe: #"{"formats": ["png"], "scales": [1]}"#)
            try await bench.preview("--link")
            let kept = bench.folder.path("kept")
            try FileManager.default.moveItem(atPath: bench.output + "/images", toPath: kept)
            let files = try ["a.png", "b.png"].map { name in
                try build.file(CatalogText.key(name)).replacing("out/images", with: "kept")
            }
            let distances: [Double] = try await bench.look("preview_placeholders", files)
            #expect(distances.allSatisfy { $0 < 14 }, "\(distances)")
        }
    }

    private struct Many: Decodable {
        let drawn, further: Int
        let titles: [String]
    }

    @Test func thousandsOfModelsAreDrawnAsTheyAreLookedAt() async throws {
        try await Workbench.with { bench in
            try await Reference.run("gradient", bench.photo("a.png"), "800", "900")
            let catalog = CatalogText(
                #"{"version":1,"focuses":[{"title":"F","description":"d","imageName":"a"}],"#
                    + #""trips":[{"title":"T","isPublic":true,"friends":[],"selectedImages":["a"]}]}"#
            )
            _ = try await bench.build(catalog)
            try await Reference.run("many_models", bench.output + "/manifest.json", "3000")
            try await bench.preview()
            let many: Many = try await bench.look("preview_many")
            #expect(many.drawn < 2500)
            #expect(many.further > 24)
            #expect(many.titles == ["Model 2999", "Model 2999"])
        }
    }
}
