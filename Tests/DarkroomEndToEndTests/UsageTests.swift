import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The command as a developer uses it.
@Suite(.needs()) struct UsageTests {
    private func prepared(_ bench: Workbench) async throws {
        try await Reference.run("quadrants", bench.photo(""), "a.png", "b.jpg")
        try bench.folder.write(CatalogText.focuses(["a", "b"]).json, to: "catalog.json")
    }

    private func darkroom(_ bench: Workbench, _ arguments: String...) async throws -> CommandRun {
        try await CommandRun.run(
            CommandRun.darkroomPath, ["build"] + arguments, folder: bench.folder.path)
    }

    /// The catalog's folder, or the file itself; the output goes to `build/assets` from where the
    /// command runs.
    @Test(arguments: [".", "catalog.json", "photos/.."])
    func aFolderOrAFileIsBuiltToTheUsualPlace(catalog: String) async throws {
        try await Workbench.with { bench in
            try await prepared(bench)
            let run = try await darkroom(bench, catalog)
            #expect(run.ending == .code(0), "\(run.messages)")
            let build = Build(run: run, output: bench.folder.path("build/assets"))
            #expect(Set(try build.manifest().sources.keys) == ["photos/a.png", "photos/b.jpg"])
            #expect(run.output.contains("2 photos, 2 pictures"))
        }
    }

    @Test func aCatalogOfAnotherNameAndPhotosBesideIt() async throws {
        try await Workbench.with { bench in
            try await prepared(bench)
            try bench.folder.write(
                #"{"version":1,"photos":".","focuses":[{"title":"","description":"","#
                    + #""imageName":"photos/a"}]}"#, to: "spring.json")
            let run = try await darkroom(bench, "spring.json", "--output", "o")
            #expect(run.ending == .code(0), "\(run.messages)")
            let build = Build(run: run, output: bench.folder.path("o"))
            #expect(Array(try build.manifest().sources.keys) == ["photos/a.png"])
        }
    }

    @Test func strictKeepsTheOldManifestWhereAPhotoFails() async throws {
        try await Workbench.with { bench in
            try await prepared(bench)
            let good = try await bench.build()
            let before = try good.manifestBytes()
            let catalog = CatalogText.focuses(["a", "b", "none"])
            let strict = try await bench.build(catalog, "--strict")
            #expect(strict.run.ending == .code(1))
            #expect(try strict.manifestBytes() == before)
            let lenient = try await bench.build()
            #expect(lenient.run.ending == .code(1))
            #expect(try lenient.manifest().failures.map(\.source) == ["photos/none"])
        }
    }

    @Test(arguments: [
        "{", #"{"version": 1, "focuses": [{"title": 3}]}"#, #"{"version": 2}"#,
        #"{"version":1,"focuses":[{"id":"x","title":"","description":"","imageName":"a"},"#
            + #"{"id":"x","title":"","description":"","imageName":"b"}]}"#,
    ])
    func aBadCatalogWritesNothing(catalog: String) async throws {
        try await Workbench.with { bench in
            try await prepared(bench)
            let fresh = try await bench.build(CatalogText(catalog))
            #expect(fresh.run.ending == .code(2))
            #expect(!FileManager.default.fileExists(atPath: fresh.output))
            #expect(fresh.run.messages.contains("catalog.json"))
        }
    }

    @Test(arguments: [
        #"{"scale": [1]}"#, #"{"quality": {"jpeg": 101}}"#, #"{"overlay": {"opacity": -0.1}}"#,
        #"{"formats": ["bmp"]}"#, #"{"formats": []}"#,
    ])
    func aBadRecipeWritesNothing(recipe: String) async throws {
        try await Workbench.with { bench in
            try await prepared(bench)
            let run = try await bench.build(.focuses(["a"]), recipe: recipe)
            #expect(run.run.ending == .code(2))
            #expect(!FileManager.default.fileExists(atPath: run.output))
            #expect(run.run.messages.contains("recipe.json"))
        }
    }

    @Test func aMissingCatalogIsToldByItsName() async throws {
        try await Workbench.with { bench in
            let run = try await darkroom(bench, "no-such-folder")
            #expect(run.ending == .code(2))
            #expect(run.messages.contains("no-such-folder"))
            #expect(!FileManager.default.fileExists(atPath: bench.folder.path("build")))
        }
    }

    /// The output's place is a file, or a file stands on the way to it; both stay as they are.
    @Test(arguments: ["file", "file/below"])
    func anOutputThatIsAFileGivesCode3(output: String) async throws {
        try await Workbench.with { bench in
            try await prepared(bench)
            try bench.folder.write("mine", to: "file")
            let run = try await darkroom(bench, ".", "--output", output)
            #expect(run.ending == .code(3))
            let text = try String(contentsOfFile: bench.folder.path("file"), encoding: .utf8)
            #expect(text == "mine")
        }
    }

    /// A photo that a build replaces leaves nothing of the old one in the manifest.
    @Test func aChangedPhotoIsMadeAnew() async throws {
        try await Workbench.with { bench in
            try await prepared(bench)
            let first = try await bench.build().manifest()
            try await Reference.run("gradient", bench.photo("a.png"), "300", "300")
            let second = try await bench.build().manifest()
            let (a, b) = (CatalogText.key("a"), CatalogText.key("b"))
            #expect(first.images[b] == second.images[b])
            #expect(first.images[a] != second.images[a])
            let source = try #require(second.sources["photos/a.png"])
            #expect(source.width == 300 && source.height == 300)
        }
    }
}
