import DarkroomManifest
import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct PlannerTests {
    @Test func aPhotoThatManyModelsUseIsOneJob() throws {
        let catalog = Catalog.of(
            focuses: [.of("f", "lake"), .of("g", "lake.jpg")],
            sections: [.init(id: "s", title: "S", items: [.of("q", "./lake")])],
            trips: [.of("t", ["lake"])], books: [.of("b", cover: "lake")])
        let plan = try Self.plan(catalog, files: ["photos/lake.jpg"])
        #expect(plan.failures.isEmpty)
        #expect(plan.jobs.map(\.path) == ["photos/lake.jpg"])
        #expect(
            plan.jobs.first?.pictures.map(\.key) == [
                "focus/f/thumbnail", "focus/g/thumbnail", "quickFocus/q/thumbnail",
                "trip/t/cover", "trip/t/header.collapsed", "trip/t/header.expanded",
                "trip/t/gallery.1", "book/b/cover",
            ])
    }

    @Test func jobsAreInTheOrderOfTheirPathsBytes() throws {
        let names = ["b", "a", "Z", "é", "sub/a", "10", "9"]
        let plan = try Self.plan(
            .of(focuses: names.map { .of($0, $0) }), files: names.map { "photos/\($0).jpg" })
        #expect(
            plan.jobs.map(\.path)
                == ["10", "9", "Z", "a", "b", "sub/a", "é"].map { "photos/\($0).jpg" })
    }

    @Test func jobsOpenThePhotoInTheCatalogsFolder() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "pictures/deep/lake.jpg")
            let catalog = Catalog.of(photos: "pictures/deep", focuses: [.of("f", "lake")])
            let plan = try Planner(catalog, recipe: Recipe(), folder: folder.path).plan()
            #expect(plan.jobs.map(\.path) == ["pictures/deep/lake.jpg"])
            #expect(plan.jobs.map(\.file) == [folder.path("pictures/deep/lake.jpg")])
        }
    }

    @Test func photosMayLieBesideTheCatalog() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "lake.jpg")
            let catalog = Catalog.of(
                photos: ".", focuses: [.of("f", "lake"), .of("g", "sea"), .of("h", "../x")])
            let plan = try Planner(catalog, recipe: Recipe(), folder: folder.path).plan()
            #expect(plan.jobs.map(\.path) == ["lake.jpg"])
            #expect(plan.jobs.map(\.file) == [folder.path("lake.jpg")])
            #expect(Set(plan.failures.map(\.source)) == ["sea", "../x"])
            #expect(plan.failures.allSatisfy { !$0.message.contains("folder .") })
        }
    }

    @Test func aFocalPointGivenOnceAppliesToAllPictures() throws {
        let catalog = Catalog.of(focuses: [
            .of("f", "lake"), .of("g", .to("lake", focus: (0.25, 0.75))), .of("h", "lake"),
        ])
        let plan = try Self.plan(catalog, files: ["photos/lake.jpg"])
        #expect(plan.jobs.map(\.focalPoint) == [CatalogPoint(x: 0.25, y: 0.75)])
    }

    @Test func theSameFocalPointMayBeGivenTwice() throws {
        let catalog = Catalog.of(focuses: [
            .of("f", .to("lake", focus: (0.25, 0.75))),
            .of("g", .to("lake.jpg", focus: (0.25, 0.75))),
        ])
        let plan = try Self.plan(catalog, files: ["photos/lake.jpg"])
        #expect(plan.jobs.map(\.focalPoint) == [CatalogPoint(x: 0.25, y: 0.75)])
    }

    @Test func everyPhotoWithTwoFocalPointsIsNamedWithBothPlaces() throws {
        let catalog = Catalog.of(focuses: [
            .of("f", .to("lake", focus: (0.25, 0.75), at: "$.focuses[0]")),
            .of("g", .to("lake.jpg", focus: (0.5, 0.75), at: "$.focuses[1]")),
            .of("h", .to("sea", focus: (0, 0), at: "$.focuses[2]")),
            .of("i", .to("sea", focus: (0, 1), at: "$.focuses[3]")),
        ])
        let errors = try CatalogTesting.errors {
            try Self.plan(catalog, files: ["photos/lake.jpg", "photos/sea.jpg"])
        }
        try #require(errors.count == 2)
        for (error, parts) in zip(
            errors,
            [
                ["$.focuses[0]", "$.focuses[1]", "photos/lake.jpg"],
                ["$.focuses[2]", "$.focuses[3]", "photos/sea.jpg"],
            ])
        {
            for part in parts { #expect(error.contains(part)) }
        }
    }

    @Test func aNameWithoutPhotoFailsOnceForAllItsPictures() throws {
        let catalog = Catalog.of(focuses: [.of("z", "lake"), .of("a", "lake")])
        let plan = try Self.plan(catalog, files: [])
        #expect(plan.jobs.isEmpty)
        #expect(
            plan.failures.map(\.images) == [["focus/a/thumbnail", "focus/z/thumbnail"]])
        #expect(plan.failures.map(\.source) == ["photos/lake"])
        #expect(plan.failures.map(\.code) == [.missing])
        #expect(plan.failures.map(\.stage) == ["resolve"])
    }

    @Test func anAmbiguousNameNamesItsCandidates() throws {
        let plan = try Self.plan(
            .of(focuses: [.of("f", "lake")]), files: ["photos/lake.png", "photos/lake.jpg"])
        #expect(plan.failures.map(\.code) == [.ambiguous])
        #expect(plan.failures.allSatisfy { $0.message.contains("lake.jpg and lake.png") })
    }

    @Test func aNameThatLeavesThePhotosIsRefused() throws {
        let plan = try Self.plan(.of(focuses: [.of("f", "../lake")]), files: ["lake.jpg"])
        #expect(plan.failures.map(\.code) == [.outsidePhotos])
        #expect(plan.failures.map(\.source) == ["photos/../lake"])
    }

    @Test func aPathOfThisMachineIsNotRepeated() throws {
        let plan = try Self.plan(.of(focuses: [.of("f", "/home/me/lake.jpg")]), files: ["lake.jpg"])
        #expect(plan.failures.map(\.code) == [.outsidePhotos])
        #expect(plan.failures.map(\.source) == ["photos/home/me/lake.jpg"])
    }

    @Test(arguments: [
        ("sunsett", "sunset.jpg"), ("Sunset", "sunset.jpg"), ("sunset.JPG", "sunset.jpg"),
        ("picos/pth", "picos/path.png"),
    ])
    func aNameThatIsAlmostRightIsTold(name: String, meant: String) throws {
        let plan = try Self.plan(
            .of(focuses: [.of("f", name)]),
            files: ["photos/sunset.jpg", "photos/picos/path.png", "photos/notes.txt"])
        #expect(plan.failures.map(\.code) == [.missing])
        #expect(plan.failures.allSatisfy { $0.message.contains("; is \(meant) meant?") })
    }

    /// Wherever in the catalog it is given, also by a model whose own role gives no picture.
    @Test func aFocalPointHoldsThoughItsRoleIsOff() throws {
        var recipe = Recipe()
        recipe.roles[.focusThumbnail] = nil
        let catalog = Catalog.of(
            focuses: [.of("f", .to("lake", focus: (0.9, 0.1)))], trips: [.of("t", ["lake"])])
        let plan = try Self.plan(catalog, recipe: recipe, files: ["photos/lake.jpg"])
        #expect(plan.jobs.map(\.focalPoint) == [CatalogPoint(x: 0.9, y: 0.1)])
        #expect(plan.jobs.flatMap(\.pictures).allSatisfy { $0.key.hasPrefix("trip/") })
    }

    @Test func failuresComeInOneOrderOnEveryRun() throws {
        let names = (0..<20).map { "gone-\($0)" }
        let first = try Self.plan(.of(focuses: names.map { .of($0, $0) }), files: [])
        #expect(first.failures.map(\.source) == names.map { "photos/\($0)" }.sorted())
    }

    @Test func oneBadNameSparesTheOthers() throws {
        let catalog = Catalog.of(trips: [.of("t", ["lake", "gone"])])
        let plan = try Self.plan(catalog, files: ["photos/lake.jpg"])
        #expect(plan.jobs.flatMap(\.pictures).count == 4)
        #expect(plan.failures.flatMap(\.images) == ["trip/t/gallery.2"])
    }

    private static func plan(
        _ catalog: Catalog, recipe: Recipe = Recipe(), files: [String]
    ) throws -> Plan {
        try TemporaryFolder.with { folder in
            for file in files { try folder.write("x", to: file) }
            return try Planner(catalog, recipe: recipe, folder: folder.path).plan()
        }
    }
}
