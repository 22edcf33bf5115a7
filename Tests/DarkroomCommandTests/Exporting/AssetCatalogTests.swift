import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// `darkroom export xcassets`: what Xcode finds.
@Suite(.enabled(if: ReferenceTool.shouldUse([.convert]), "needs ImageMagick"))
struct AssetCatalogTests {
    private typealias Object = [String: Any]

    /// Contents.json of a folder or image set of the catalog.
    private func contents(_ bench: ExportBench, _ place: String) throws -> Object {
        let bytes = try #require(bench.bytes("Darkroom.xcassets/\(place)Contents.json"), "\(place)")
        return try #require(try JSONSerialization.jsonObject(with: bytes) as? Object)
    }

    @Test func everyPictureIsAnImageSetUnderItsKey() async throws {
        let bench = try await ExportBench()
        let run = try await bench.export("xcassets")
        #expect(run.ending == .code(0) && run.messages == "")
        let images = try bench.manifest().images
        // Sixteen thumbnails, and for each trip a cover, two headers and the two photos that are whole.
        #expect(images.count == 26)
        for (key, picture) in images {
            let set = try contents(bench, key + ".imageset/")
            let entries = try #require(set["images"] as? [[String: String]])
            #expect(entries.map { $0["scale"] } == picture.variants.map { "\($0.scale)x" })
            #expect(entries.allSatisfy { $0["idiom"] == "universal" && $0.count == 3 })
            for (entry, variant) in zip(entries, picture.variants) {
                let file = "Darkroom.xcassets/\(key).imageset/\(entry["filename"] ?? "")"
                let made = try Data(contentsOf: URL(filePath: bench.output + "/" + variant.path))
                #expect(bench.bytes(file) == made)
                #expect(file.hasSuffix(variant.format == "png" ? ".png" : ".jpg"))
            }
        }
        #expect(run.output.hasPrefix("26 pictures: "))
    }

    @Test func aScaleThatWasOmittedHasNoSlot() async throws {
        let bench = try await ExportBench()
        _ = try await bench.export("xcassets")
        let cover = try #require(try bench.manifest().trip("class")?.cover)
        #expect(cover.omittedScales.map(\.scale) == [2, 3])
        let entries = try contents(bench, "trip/class/cover.imageset/")["images"]
        #expect((entries as? [Object])?.map { $0["scale"] as? String } == ["1x"])
    }

    @Test func everyFolderSaysItsVersionAndThatItIsANamespace() async throws {
        let bench = try await ExportBench()
        _ = try await bench.export("xcassets")
        for place in ["", "focus/", "trip/", "trip/class/"] {
            let all = try contents(bench, place)
            #expect((all["info"] as? Object)?["version"] as? Int == 1)
            #expect((all["info"] as? Object)?["author"] is String)
            let isNamespace = (all["properties"] as? Object)?["provides-namespace"] as? Bool
            #expect(isNamespace == (place == "" ? nil : true))
        }
    }

    /// As a disk of a Mac compares names.
    @Test func namesAreUniqueWhereNeitherCaseNorNormalizationCounts() async throws {
        let bench = try await ExportBench()
        _ = try await bench.export("xcassets")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: bench.destination)
        let folded = paths.map { $0.decomposedStringWithCompatibilityMapping.lowercased() }
        #expect(Set(folded).count == paths.count)
        #expect(paths.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } })
        let focuses = try FileManager.default.contentsOfDirectory(
            atPath: bench.destination + "/Darkroom.xcassets/focus")
        #expect(focuses.count == ExportBench.focuses.count + 1)
    }

    @Test func formatsThatXcodeDoesNotTakeAreLeftOutAndTold() async throws {
        let bench = try await ExportBench(
            formats: ["webp", "avif", "heic", "jpeg"], scales: [1, 4])
        let run = try await bench.export("xcassets")
        #expect(run.ending == .code(0))
        let types = Set(
            try ExportBench.files(bench.destination).keys.compactMap { path in
                path.contains("@") ? URL(filePath: path).pathExtension : nil
            })
        // The first one of the recipe that is taken.
        #expect(types == ["heic"])
        let variants = try bench.manifest().images.values.flatMap(\.variants)
        let fours = variants.count { $0.scale == 4 && ["heic", "jpeg"].contains($0.format) }
        let avif = variants.count { $0.format == "avif" }
        #expect(fours > 0)
        #expect(
            run.messages == """
                darkroom: warning: \(avif) files in avif are left out; asset catalogs take jpeg, \
                png and heic
                darkroom: warning: \(avif) files in webp are left out; asset catalogs take jpeg, \
                png and heic
                darkroom: warning: \(fours) files of scale 4 are left out; there is no place for \
                them

                """)
    }

    @Test func aPictureWithoutAnyFileThatXcodeTakesIsAFailure() async throws {
        let bench = try await ExportBench(formats: ["webp"])
        let run = try await bench.export("xcassets")
        #expect(run.ending == .code(1))
        let lines = run.messages.split(separator: "\n")
        #expect(lines.count { $0.contains(": left out, it has no file") } == 5)
        #expect(run.messages.contains("warning: and 21 more pictures are left out; asset catalogs"))
        #expect(run.output == "0 pictures: 2 files written, 0 up to date, 0 removed\n")
        #expect(bench.bytes("Darkroom.xcassets/Contents.json") != nil)
    }
}
