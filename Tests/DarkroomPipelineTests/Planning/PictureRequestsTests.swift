import DarkroomManifest
import Testing

@testable import DarkroomPipeline

@Suite struct PictureRequestsTests {
    @Test func aTripGivesItsCoverBothHeadersAndEverySelectedImage() {
        let requests = PictureRequests(.of(trips: [.of("t", ["a", "b", "c"])]), recipe: Recipe())
        #expect(
            requests.all.map(\.key) == [
                "trip/t/cover", "trip/t/header.collapsed", "trip/t/header.expanded",
                "trip/t/gallery.1", "trip/t/gallery.2", "trip/t/gallery.3",
            ])
        #expect(requests.all.map(\.reference.name) == ["a", "a", "a", "a", "b", "c"])
        #expect(
            requests.all.map(\.size) == [
                .init(width: 352, height: 264), .init(width: 393, height: 150),
                .init(width: 393, height: 457), .init(width: 128, height: 128),
                .init(width: 128, height: 128), .init(width: 128, height: 128),
            ])
    }

    @Test func headersComeFromTheBackgroundImageWhereThereIsOne() {
        let trip = TripEntry.of("t", ["a", "b"], background: "sky")
        let requests = PictureRequests(.of(trips: [trip]), recipe: Recipe())
        #expect(requests.all.filter(\.role.isHeader).map(\.reference.name) == ["sky", "sky"])
        #expect(requests.all.filter { $0.role == .tripCover }.map(\.reference.name) == ["a"])
    }

    @Test func aTripWithoutSelectedImagesHasOnlyItsHeaders() {
        let bare = PictureRequests(.of(trips: [.of("t", [])]), recipe: Recipe())
        #expect(bare.all.isEmpty)
        let trip = TripEntry.of("t", [], background: "sky")
        let requests = PictureRequests(.of(trips: [trip]), recipe: Recipe())
        #expect(
            requests.all.map(\.key) == ["trip/t/header.collapsed", "trip/t/header.expanded"])
    }

    @Test(arguments: RecipeRole.allCases)
    func aRoleThatIsSwitchedOffGivesNoPicture(role: RecipeRole) {
        var recipe = Recipe()
        let before = PictureRequests(Self.everything, recipe: recipe).all
        recipe.roles[role] = nil
        let after = PictureRequests(Self.everything, recipe: recipe).all
        #expect(before.contains { $0.role == role })
        #expect(after == before.filter { $0.role != role })
    }

    @Test func headersAreAsWideAsTheScreen() {
        var recipe = Recipe()
        recipe.screenWidth = 402.5
        let requests = PictureRequests(Self.everything, recipe: recipe)
        #expect(requests.all.filter(\.role.isHeader).map(\.size.width) == [402.5, 402.5])
        #expect(requests.all.first { $0.role == .tripCover }?.size.width == 352)
    }

    @Test func aBookWithoutCoverGivesNoPicture() {
        let requests = PictureRequests(.of(books: [.of("b", cover: nil)]), recipe: Recipe())
        #expect(requests.all.isEmpty)
    }

    @Test func itemsOfAllSectionsGiveThumbnails() {
        let sections: [QuickFocusSectionEntry] = [
            .init(id: "s", title: "S", items: [.of("q", "a"), .of("r", "b")]),
            .init(id: "t", title: "T", items: []),
            .init(id: "u", title: "U", items: [.of("v", "c")]),
        ]
        let requests = PictureRequests(.of(sections: sections), recipe: Recipe())
        #expect(
            requests.all.map(\.key)
                == ["q", "r", "v"].map { "quickFocus/\($0)/thumbnail" })
    }

    private static let everything = Catalog.of(
        focuses: [.of("f", "a")],
        sections: [.init(id: "s", title: "S", items: [.of("q", "b")])],
        trips: [.of("t", ["c", "d"])], books: [.of("b", cover: "e")])
}
