import DarkroomManifest
import Testing

@testable import DarkroomPipeline

@Suite struct ModelBinderTests {
    @Test func aModelHasTheKeysOfWhatWasMade() {
        let models = Self.bind(Self.catalog, made: Self.all)
        #expect(models.focuses.map(\.images.thumbnail) == ["focus/f/thumbnail"])
        #expect(
            models.quickFocusSections.flatMap(\.items).map(\.images.thumbnail)
                == ["quickFocus/q/thumbnail"])
        #expect(models.books.map(\.images.cover) == ["book/b/cover"])
        let trip = models.trips.first?.images
        #expect(trip?.cover == "trip/t/cover")
        #expect(trip?.headerCollapsed == "trip/t/header.collapsed")
        #expect(trip?.headerExpanded == "trip/t/header.expanded")
        #expect(trip?.gallery == ["trip/t/gallery.1", "trip/t/gallery.2", "trip/t/gallery.3"])
    }

    @Test func whatFailedIsLeftOut() {
        let models = Self.bind(Self.catalog, made: ["trip/t/gallery.1", "trip/t/gallery.3"])
        #expect(models.focuses.map(\.images.thumbnail) == [nil])
        #expect(models.books.map(\.images.cover) == [nil])
        let trip = models.trips.first?.images
        #expect(trip?.cover == nil && trip?.headerCollapsed == nil && trip?.headerExpanded == nil)
        #expect(trip?.gallery == ["trip/t/gallery.1", "trip/t/gallery.3"])
    }

    @Test func modelsKeepTheCatalogsOrderAndWords() {
        let catalog = Catalog.of(
            focuses: [.of("z", "a.jpg"), .of("a", "b")],
            trips: [.of("t", ["c", "d"], background: "e"), .of("s", ["c"])])
        let models = Self.bind(catalog, made: [])
        #expect(models.focuses.map(\.id) == ["z", "a"])
        #expect(models.focuses.map(\.imageName) == ["a.jpg", "b"])
        #expect(models.trips.map(\.selectedImages) == [["c", "d"], ["c"]])
        #expect(models.trips.map(\.backgroundImage) == ["e", nil])
    }

    @Test func aModelHasItsKeyWhateverWasMade() {
        let models = Self.bind(Self.catalog, made: [])
        #expect(models.focuses.map(\.key) == ["focus/f"])
        #expect(models.quickFocusSections.flatMap(\.items).map(\.key) == ["quickFocus/q"])
        #expect(models.trips.map(\.key) == ["trip/t"])
        #expect(models.books.map(\.key) == ["book/b"])
    }

    /// dd687b2e is how `printf 'Lake dawn' | sha256sum` begins.
    @Test func theKeyIsThatOfThePicturesWhereTheIdIsNoFileName() {
        let models = Self.bind(Catalog.of(trips: [.of("Lake dawn", ["a"])]), made: [])
        #expect(models.trips.map(\.key) == ["trip/lake-dawn-dd687b2e"])
    }

    private static let catalog = Catalog.of(
        focuses: [.of("f", "a")],
        sections: [.init(id: "s", title: "S", items: [.of("q", "a")])],
        trips: [.of("t", ["a", "b", "c"])], books: [.of("b", cover: "a")])

    private static var all: [String] {
        PictureRequests(catalog, recipe: Recipe()).all.map(\.key)
    }

    private static func bind(_ catalog: Catalog, made: [String]) -> Manifest.Models {
        let pictures = made.map { ($0, AssemblyTesting.picture(of: "photos/a.jpg")) }
        return ModelBinder(catalog, made: Dictionary(uniqueKeysWithValues: pictures)).bind(catalog)
    }
}
