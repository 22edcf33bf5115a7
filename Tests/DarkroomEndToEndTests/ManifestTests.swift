import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The manifest of a real build with all kinds of models, and with failures.
@Suite(.needs(.schemaValidator, .heifDecoder)) struct ManifestTests {
    private func build(_ bench: Workbench, recipe: String = "{}") async throws -> Build {
        try await SampleCatalog.prepare(bench)
        return try await bench.build(SampleCatalog.text, recipe: recipe)
    }

    @Test(arguments: [
        "{}", #"{"formats": ["png", "avif"], "colorSpace": "display-p3"}"#,
        #"{"formats": ["heic", "webp"], "scales": [2], "roles": {"trip.cover": null}}"#,
    ])
    func everyRecordIsTrueAndFitsTheSchema(recipe: String) async throws {
        try await Workbench.with { bench in
            let build = try await build(bench, recipe: recipe)
            #expect(build.run.ending == .code(1))
            let problems: [String] = try await Reference.judge("check_output", [build.output])
            #expect(problems == [])
        }
    }

    @Test func modelsKeepTheirOrderAndTexts() async throws {
        try await Workbench.with { bench in
            let models = try await build(bench).manifest().models
            #expect(models.focuses.map(\.id) == ["zebra", "b", "gone", "ABC", "abc"])
            #expect(models.focuses[1].title == "深呼吸")
            #expect(models.focuses[1].description == "Ein- und ausatmen …")
            #expect(models.focuses[1].imageName == "b.jpg")
            let sections = models.quickFocusSections
            #expect(sections.map(\.title) == ["Breathing exercises", "Mindful walks"])
            #expect(sections.map { $0.items.map(\.id) } == [["in", "out"], ["über/die Straße"]])
            #expect(sections[0].items[0].title == #"In "and" out"#)
            let trip = models.trips[0]
            #expect(models.trips.map(\.id) == ["picos", "beach"])
            #expect(trip.startDate == "2024-05-29" && trip.endDate == "2024-06-03")
            #expect(trip.subtitle == "Peaks" && trip.location == "Asturias")
            #expect(trip.friends == ["Zoë", "Ann"])
            #expect(trip.isPublic && !models.trips[1].isPublic)
            #expect(trip.selectedImages == ["b", "cut", "a"])
            #expect(trip.backgroundImage == "a")
            let book = models.books[0]
            #expect(book.chapters.map(\.title) == ["One", "Two"])
            #expect(book.releaseDate == "1997-06-26" && book.author == "J. K.")
            #expect(book.pages == 223)
        }
    }

    @Test func modelsNameThePicturesThatWereMade() async throws {
        try await Workbench.with { bench in
            let manifest = try await build(bench).manifest()
            let models = manifest.models
            #expect(models.focuses[0].images.thumbnail == "focus/zebra/thumbnail")
            #expect(models.focuses[2].images.thumbnail == nil)
            #expect(models.quickFocusSections[0].items[1].images.thumbnail == nil)
            let trip = models.trips[0].images
            #expect(trip.cover == "trip/picos/cover")
            #expect(trip.gallery == ["trip/picos/gallery.1", "trip/picos/gallery.3"])
            #expect(manifest.images["trip/picos/cover"]?.source == "photos/b.jpg")
            #expect(manifest.images["trip/picos/header.expanded"]?.source == "photos/a.png")
            #expect(manifest.images["trip/beach/header.expanded"]?.source == "photos/a.png")
            let failed = manifest.failures.map { "\($0.source) \($0.code) \($0.images)" }
            #expect(
                failed == [
                    #"photos/cut.jpg truncated ["quickFocus/out/thumbnail", "trip/picos/gallery.2"]"#,
                    #"photos/no-such-photo missing ["focus/gone/thumbnail"]"#,
                ])
        }
    }

    /// On a file system that ignores case one picture would overwrite the other.
    @Test func namesThatDifferByCaseOnlyShareNoFile() async throws {
        try await Workbench.with { bench in
            let build = try await build(bench)
            let paths = try build.manifest().images.values.flatMap { $0.variants.map(\.path) }
            #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
            #expect(Set(try build.manifest().images.keys.map { $0.lowercased() }).count == 16)
        }
    }

    @Test func theBytesAreTheSameForAnyNumberOfJobs() async throws {
        try await Workbench.with { bench in
            try await SampleCatalog.prepare(bench)
            try bench.folder.write(SampleCatalog.text.json, to: "catalog.json")
            var manifests: Set<Data> = []
            var trees: Set<[String]> = []
            for jobs in ["1", "2", "8"] {
                let build = try await bench.build(["--jobs", jobs])
                manifests.insert(try build.manifestBytes())
                let images = build.output + "/images"
                trees.insert(try FileManager.default.subpathsOfDirectory(atPath: images).sorted())
                try FileManager.default.removeItem(atPath: build.output)
            }
            #expect(manifests.count == 1)
            #expect(trees.count == 1)
        }
    }

    @Test func aSecondBuildChangesNoFile() async throws {
        try await Workbench.with { bench in
            let first = try await build(bench)
            let manifest = try first.manifestBytes()
            let before = try facts(first)
            #expect(before.count > 20)
            let second = try await bench.build()
            #expect(try second.manifestBytes() == manifest)
            #expect(try facts(second) == before)
        }
    }

    /// Inode and time of the last change of each picture file.
    private func facts(_ build: Build) throws -> [String: [Int]] {
        try build.manifest().images.values.flatMap(\.variants).reduce(into: [:]) { facts, variant in
            var found = stat()
            guard stat(build.output + "/" + variant.path, &found) == 0 else { return }
            let time = found.st_mtim
            facts[variant.path] = [Int(found.st_ino), time.tv_sec, time.tv_nsec]
        }
    }
}
