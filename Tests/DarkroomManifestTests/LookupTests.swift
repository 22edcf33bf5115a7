import DarkroomManifest
import Testing

@Suite struct LookupTests {
    private let manifest = Sample.manifest

    @Test func findsATripsHeaderAndItsVariant() {
        let variant = manifest.trip("picos")?.header(.expanded)?.variant(scale: 3)
        #expect(variant == Sample.variant(3))
    }

    @Test func findsAModelOfEachType() {
        let models = manifest.models
        #expect(manifest.focus("breathe")?.model == models.focuses[0])
        #expect(manifest.quickFocus("wood")?.model == models.quickFocusSections[1].items[0])
        #expect(manifest.trip("picos")?.model == Sample.trip)
        #expect(manifest.book("contact")?.model == Sample.book)
    }

    @Test func anUnknownIdGivesNothing() {
        #expect(manifest.focus("wood") == nil)
        #expect(manifest.quickFocus("breathe") == nil)
        #expect(manifest.trip("contact") == nil)
        #expect(manifest.book("picos") == nil)
    }

    @Test func aModelsFieldsAreReadThroughTheEntry() {
        #expect(manifest.trip("picos")?.title == "Picos de Europa")
        #expect(manifest.book("contact")?.pages == 432)
    }

    @Test func givesThePictureOfEachRole() {
        #expect(manifest.focus("breathe")?.thumbnail?.variants.count == 1)
        #expect(manifest.quickFocus("wood")?.thumbnail?.variants.count == 2)
        #expect(manifest.trip("picos")?.cover?.variants.count == 1)
        #expect(manifest.book("contact")?.cover?.variants.count == 1)
    }

    @Test func theGalleryKeepsItsOrder() {
        let gallery = manifest.trip("picos")?.gallery ?? []
        #expect(gallery.map { $0.variants[0].scale } == [1, 2])
    }

    @Test func aPictureThatFailedIsNil() {
        #expect(manifest.trip("picos")?.header(.collapsed) == nil)
        var broken = manifest
        broken.images["book/contact/cover"] = nil
        #expect(broken.book("contact")?.cover == nil)
    }

    @Test func aWholeListIsReadWithItsPictures() {
        let items = manifest.models.quickFocusSections.flatMap(\.items)
        #expect(items.map { manifest.entry($0).thumbnail?.variants.count } == [2])
    }
}

@Suite struct VariantChoiceTests {
    private let picture = Sample.picture(
        [1, 2, 4].flatMap { [Sample.variant($0), Sample.variant($0, "webp")] })

    @Test(arguments: [(1, 1), (2, 2), (1.5, 2), (3, 4), (4, 4), (5, 4), (0.75, 1)])
    func takesTheExactScaleElseTheNextLargerElseTheLargest(screen: Double, taken: Int) {
        #expect(picture.variant(scale: screen)?.scale == taken)
    }

    @Test func takesTheFirstFormatUnlessAskedForAnother() {
        #expect(picture.variant(scale: 2)?.format == "jpeg")
        #expect(picture.variant(scale: 2, formats: ["webp"]) == Sample.variant(2, "webp"))
    }

    @Test func takesTheFirstPreferredFormatThatThereIs() {
        let variant = picture.variant(scale: 2, formats: ["avif", "webp", "jpeg"])
        #expect(variant?.format == "webp")
    }

    @Test func takesAnyFormatWhereNoPreferredOneIs() {
        #expect(picture.variant(scale: 2, formats: ["heic"]) == Sample.variant(2))
    }

    @Test func keepsToThePreferredFormatWhereItLacksTheScale() {
        let picture = Sample.picture([Sample.variant(1, "webp"), Sample.variant(3)])
        #expect(picture.variant(scale: 3, formats: ["webp"]) == Sample.variant(1, "webp"))
    }

    @Test func aPictureWithoutFilesHasNone() {
        #expect(Sample.picture([]).variant(scale: 1) == nil)
    }
}
