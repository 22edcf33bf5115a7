import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The overlay over headers is exact: the same build without it is what it is measured on.
@Suite(.needs()) struct OverlayTests {
    private static let headers = ["trip/t/header.collapsed", "trip/t/header.expanded"]

    private static func recipe(_ overlay: String) -> String {
        #"{"formats": ["png"], "overlay": \#(overlay)}"#
    }

    /// A photo large enough for all scales, and one in another format as background.
    private func catalog(_ bench: Workbench, background: String?) async throws -> CatalogText {
        try await Reference.run("noise", bench.photo("a.png"), "1300", "1500")
        try await Reference.run("noise", bench.photo("b.jpg"), "1500", "1400")
        return .trip(["a", "b"], background: background)
    }

    /// Paths of all files of pictures, by picture, scale and format.
    private func files(_ build: Build) throws -> [String: String] {
        try build.manifest().images.reduce(into: [:]) { files, picture in
            for variant in picture.value.variants {
                files["\(picture.key)@\(variant.scale)"] = build.output + "/" + variant.path
            }
        }
    }

    @Test(arguments: [
        ("#000000", 10, nil), ("#000000", 10, "b"), ("#204060", 35, nil), ("#ffffff", 100, nil),
    ])
    func everyPixelOfBothHeadersIsUnderTheColor(
        hex: String, percent: Int, background: String?
    ) async throws {
        try await Workbench.with { bench in
            let catalog = try await catalog(bench, background: background)
            let opacity = Double(percent) / 100
            let plain = try files(
                await bench.build(
                    catalog, recipe: Self.recipe(#"{"color": "\#(hex)", "opacity": 0}"#)))
            let dark = try files(
                await bench.build(
                    catalog, recipe: Self.recipe(#"{"color": "\#(hex)", "opacity": \#(opacity)}"#)))
            let covered = dark.keys.filter { $0.contains("header") }.sorted()
            #expect(covered.count == 6)
            let pairs = try covered.flatMap { [try #require(plain[$0]), try #require(dark[$0])] }
            let color = stride(from: 1, to: 7, by: 2).map { start in
                let from = hex.index(hex.startIndex, offsetBy: start)
                return "\(Int(hex[from...].prefix(2), radix: 16) ?? 0)"
            }
            let wrong: [Int] = try await Reference.judge(
                "wrong_overlay", [color.joined(separator: ","), "\(percent)"] + pairs)
            #expect(wrong == [0, 0, 0, 0, 0, 0])
        }
    }

    @Test func coversAndGalleryStayAsTheyAre() async throws {
        try await Workbench.with { bench in
            let catalog = try await catalog(bench, background: nil)
            let plain = try files(
                await bench.build(catalog, recipe: Self.recipe(#"{"opacity": 0}"#)))
            let dark = try files(
                await bench.build(catalog, recipe: Self.recipe(#"{"opacity": 0.9}"#)))
            for (name, path) in plain {
                #expect((dark[name] == path) == !name.contains("header"), "\(name)")
            }
        }
    }

    @Test func aSecondBuildDoesNotDarkenAgain() async throws {
        try await Workbench.with { bench in
            let catalog = try await catalog(bench, background: nil)
            let recipe = Self.recipe(#"{"opacity": 0.1}"#)
            let first = try files(await bench.build(catalog, recipe: recipe))
            for options in [[], ["--force"]] {
                let again = try files(await bench.build(options))
                #expect(again == first)
            }
        }
    }

    @Test func theManifestTellsWhatLiesOverAPicture() async throws {
        try await Workbench.with { bench in
            let catalog = try await catalog(bench, background: nil)
            let build = try await bench.build(
                catalog, recipe: Self.recipe(##"{"color": "#204060", "opacity": 0.35}"##))
            for (key, picture) in try build.manifest().images {
                let wanted = Manifest.Overlay(color: "#204060", opacity: 0.35)
                #expect(picture.overlay == (Self.headers.contains(key) ? wanted : nil), "\(key)")
            }
        }
    }
}
