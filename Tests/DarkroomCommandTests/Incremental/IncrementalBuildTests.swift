import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// What a change costs. The catalog has five pictures: focus (lake), cover and gallery (door), two
/// headers (ridge). After every change the output is compared with a build from nothing.
@Suite struct IncrementalBuildTests {
    private func built(recipe: String = "{}") async throws -> ChangingCatalog {
        let catalog = try ChangingCatalog(recipe: recipe)
        let report = try await catalog.build()
        #expect(report.madeBecause == ["new": 5])
        return catalog
    }

    @Test func nothingChangedReadsNoPhoto() async throws {
        let catalog = try ChangingCatalog()
        try await catalog.settle()
        try await catalog.build()
        let before = try catalog.files(of: catalog.output + "/images")
        let manifest = try catalog.files(of: catalog.output)["manifest.json"]
        let report = try await catalog.rebuild()
        #expect(report.opened == 0 && report.made == 0 && report.upToDate == 5)
        #expect(report.manifest == "unchanged")
        #expect(try catalog.files(of: catalog.output + "/images") == before)
        #expect(try catalog.files(of: catalog.output)["manifest.json"] == manifest)
    }

    @Test func aTitleCostsTheManifestOnly() async throws {
        let catalog = try await built()
        catalog.title = "Sea"
        try catalog.write()
        let report = try await catalog.rebuild()
        #expect(report.decoded == 0 && report.made == 0 && report.manifest == "written")
        #expect(try catalog.manifest().models.focuses.map(\.title) == ["Sea"])
    }

    @Test func aReplacedPhotoCostsItsPictures() async throws {
        let catalog = try await built()
        try catalog.place("dandelions.jpg", as: "lake.jpg")
        let report = try await catalog.rebuild()
        #expect(report.decoded == 1 && report.madeBecause == ["sourceChanged": 1])
    }

    @Test func aTouchedPhotoIsHashedAndKept() async throws {
        let catalog = try await built()
        try catalog.place("beijing/tower.jpg", as: "lake.jpg")
        let report = try await catalog.build()
        #expect(report.opened >= 1 && report.decoded == 0 && report.made == 0)
        #expect(report.manifest == "unchanged")
    }

    /// Other bytes, as many, with the times of the old ones.
    @Test func aPhotoWithOldSizeAndTimeIsNoticed() async throws {
        let catalog = try await built()
        let photo = catalog.path + "/photos/door.png"
        let facts = try FileManager.default.attributesOfItem(atPath: photo)
        let date = try #require(facts[.modificationDate] as? Date)
        var bytes = try catalog.bytes(photo)
        let text = try #require(bytes.range(of: Data("IDAT".utf8)))
        bytes[text.upperBound + 40] ^= 1
        try bytes.write(to: URL(filePath: photo))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: photo)
        let forecast = try await catalog.build("--dry-run")
        #expect(forecast.madeBecause == ["sourceChanged": 2])
        let report = try await catalog.build(ends: 1)
        #expect(report.failed == 2)
        #expect(try catalog.manifest().failures.map(\.source) == ["photos/door.png"])
    }

    @Test func oneFormatsQualityCostsThatFormat() async throws {
        let recipe = { (quality: Int) in
            #"{"formats": ["jpeg", "webp"], "quality": {"webp": \#(quality)}}"#
        }
        let catalog = try await built(recipe: recipe(80))
        let before = try catalog.files(of: catalog.output + "/images")
        try catalog.write(recipe(60), to: "recipe.json")
        let report = try await catalog.rebuild()
        let variants = try catalog.manifest().images.values.flatMap(\.variants)
        #expect(report.madeBecause == ["recipeChanged": 5])
        #expect(report.files == variants.count(where: { $0.format == "webp" }))
        let after = try catalog.files(of: catalog.output + "/images")
        for (path, date) in before { #expect(after[path] == date) }
    }

    @Test func theOverlayCostsTheHeaders() async throws {
        let catalog = try await built()
        try catalog.write(#"{"overlay": {"opacity": 0.3}}"#, to: "recipe.json")
        let report = try await catalog.rebuild()
        #expect(report.decoded == 1 && report.madeBecause == ["recipeChanged": 2])
    }

    @Test func aRolesSizeCostsThatRole() async throws {
        let catalog = try await built()
        try catalog.write(
            #"{"roles": {"trip.gallery": {"width": 96, "height": 96}}}"#, to: "recipe.json")
        let report = try await catalog.rebuild()
        #expect(report.madeBecause == ["recipeChanged": 1])
    }

    @Test func theBackgroundCostsTransparentPicturesOnly() async throws {
        let catalog = try await built()
        try catalog.write(##"{"background": "#00ff00"}"##, to: "recipe.json")
        let report = try await catalog.rebuild()
        #expect(report.made == 0)
    }

    @Test func aFocalPointCostsItsPhotosPictures() async throws {
        let catalog = try await built()
        catalog.focus = #"{"name": "lake", "focalPoint": {"x": 0.1, "y": 0.9}}"#
        try catalog.write()
        #expect(try await catalog.rebuild().madeBecause == ["catalogChanged": 1])
        catalog.focus = #""lake""#
        try catalog.write()
        #expect(try await catalog.rebuild().madeBecause == ["catalogChanged": 1])
    }

    /// A focal point where it was found before moves nothing but its origin.
    @Test func theSameFocalPointFromTheCatalogCostsNothing() async throws {
        let catalog = try await built()
        let found = try #require(catalog.manifest().sources["photos/lake.jpg"]?.focalPoint)
        catalog.focus = #"{"name": "lake", "focalPoint": {"x": \#(found.x), "y": \#(found.y)}}"#
        try catalog.write()
        #expect(try await catalog.rebuild().made == 0)
        let origin = try catalog.manifest().sources["photos/lake.jpg"]?.focalPoint.origin
        #expect(origin == "catalog")
        // The photo is touched, so that what is known of it is written again.
        try catalog.place("beijing/tower.jpg", as: "lake.jpg")
        #expect(try await catalog.rebuild().made == 0)
        catalog.focus = #""lake""#
        try catalog.write()
        #expect(try await catalog.rebuild().made == 0)
        let last = try catalog.manifest().sources["photos/lake.jpg"]?.focalPoint.origin
        #expect(last == "attention")
    }

    /// Cameras with a wrong clock, archives: the time of writing is still to come.
    @Test func aPhotoFromTheFutureIsTrustedToo() async throws {
        let catalog = try ChangingCatalog()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 30_000_000)],
            ofItemAtPath: catalog.path + "/photos/lake.jpg")
        try await catalog.settle()
        try await catalog.build()
        #expect(try await catalog.build().opened == 0)
    }

    /// The ridge was decoded for headers; as a thumbnail alone it is decoded smaller.
    @Test func aPictureLessCanCostItsSiblings() async throws {
        let catalog = try ChangingCatalog()
        catalog.others = #", {"title": "r", "description": "", "imageName": "ridge"}"#
        try catalog.write()
        try await catalog.build()
        catalog.headerPhoto = "door"
        try catalog.write()
        let report = try await catalog.rebuild()
        #expect(report.madeBecause["siblingChanged"] != nil || report.madeBecause["new"] == 2)
        #expect(
            try catalog.manifest().images["trip/trip/header.expanded"]?.source == "photos/door.png")
    }

    @Test func aNewAndALostModelCostThemselves() async throws {
        let catalog = try await built()
        catalog.others = #", {"title": "d", "description": "", "imageName": "door"}"#
        try catalog.write()
        #expect(try await catalog.rebuild().madeBecause == ["new": 1])
        catalog.others = ""
        try catalog.write()
        #expect(try await catalog.rebuild().made == 0)
        #expect(try catalog.manifest().images.count == 5)
    }

    @Test func lostAndDamagedFilesAreMadeAgain() async throws {
        let catalog = try await built()
        let variants = try catalog.manifest().images.values.flatMap(\.variants)
        let paths = variants.map { catalog.output + "/" + $0.path }.sorted()
        try FileManager.default.removeItem(atPath: paths[0])
        // The same size, and the time of before.
        let facts = try FileManager.default.attributesOfItem(atPath: paths[5])
        var bytes = try catalog.bytes(paths[5])
        bytes[bytes.count / 2] ^= 0x10
        try bytes.write(to: URL(filePath: paths[5]))
        let date = try #require(facts[.modificationDate] as? Date)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: paths[5])
        let report = try await catalog.rebuild()
        #expect(report.files == 2)
        #expect(report.madeBecause.keys.sorted() == ["outputMissing"])
        #expect(report.manifest == "unchanged")
    }

    @Test func aCopiedOutputServes() async throws {
        let catalog = try await built()
        let copy = catalog.path + "/copy"
        try FileManager.default.copyItem(atPath: catalog.output, toPath: copy)
        try FileManager.default.removeItem(atPath: catalog.output)
        try FileManager.default.moveItem(atPath: copy, toPath: catalog.output)
        let report = try await catalog.rebuild()
        #expect(report.made == 0 && report.upToDate == 5)
    }

    @Test func aLostManifestIsWrittenAgain() async throws {
        let catalog = try await built()
        try FileManager.default.removeItem(atPath: catalog.output + "/manifest.json")
        let report = try await catalog.rebuild()
        #expect(report.made == 0 && report.manifest == "written")
    }

    @Test func forceMakesEverything() async throws {
        let catalog = try await built()
        let forecast = try await catalog.build("--force", "--dry-run")
        let report = try await catalog.build("--force")
        #expect(forecast.madeBecause == ["forced": 5] && report.madeBecause == ["forced": 5])
        #expect(report.decoded == 3 && report.manifest == "unchanged")
    }

    @Test func whatWasMadeBeforeACrashIsNotMadeAgain() async throws {
        let catalog = try ChangingCatalog()
        let first = try await catalog.build(fault: "crash=photos/lake.jpg", ends: 1)
        #expect(first.made == 4 && first.failed == 1)
        let report = try await catalog.rebuild()
        #expect(report.decoded == 1 && report.madeBecause == ["failedBefore": 1])
    }

    /// A photo that is broken is not opened again before something changes; its failure is told.
    @Test func aBrokenPhotoFailsAgainWithoutBeingRead() async throws {
        let catalog = try ChangingCatalog()
        let photo = URL(filePath: catalog.path + "/photos/lake.jpg")
        try Data(contentsOf: photo).prefix(9000).write(to: photo)
        try await catalog.settle()
        try await catalog.build(ends: 1)
        let report = try await catalog.rebuild(ends: 1)
        #expect(report.opened == 0 && report.failed == 1)
        #expect(report.messages.contains("photos/lake.jpg: truncated"))
        try catalog.place("beijing/tower.jpg", as: "lake.jpg")
        #expect(try await catalog.rebuild().madeBecause == ["failedBefore": 1])
    }

    @Test func aLimitHoldsForWhatWasMadeBefore() async throws {
        let catalog = try await built()
        try catalog.write(#"{"limits": {"maxPixels": 1000000}}"#, to: "recipe.json")
        let report = try await catalog.build(ends: 1)
        #expect(report.failed == 2)
        #expect(try catalog.manifest().failures.map(\.code) == [.tooLarge])
    }

    @Test func aDryRunMakesNoFolder() async throws {
        let catalog = try ChangingCatalog()
        let forecast = try await catalog.build("--dry-run")
        #expect(forecast.madeBecause == ["new": 5] && forecast.wouldMake.count == 5)
        #expect(!FileManager.default.fileExists(atPath: catalog.output))
    }

    @Test func aDryRunSaysWhy() async throws {
        let catalog = try await built()
        try catalog.place("dandelions.jpg", as: "lake.jpg")
        let run = try await CommandRun.darkroom(
            ["build", catalog.path, "--output", catalog.output, "--dry-run"])
        #expect(
            run.output == """
                focus/lake/thumbnail: source changed (photos/lake.jpg)
                1 picture of 1 photo would be made; 4 up to date

                """)
    }
}
