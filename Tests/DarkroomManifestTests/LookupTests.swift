import DarkroomManifest
import Foundation
import Testing

/// Each claim holds for a manifest that was read, which has an index, and for one that was put together
/// or changed, which has none.
@Suite struct LookupTests {
    enum Way: CaseIterable {
        case read, readByAnotherDecoder, putTogether, changed

        func manifest(_ sample: Manifest = Sample.manifest) throws -> Manifest {
            switch self {
            case .read: return try Manifest(json: sample.encoded())
            case .readByAnotherDecoder:
                return try JSONDecoder().decode(Manifest.self, from: Data(sample.encoded()))
            case .putTogether: return sample
            case .changed:
                var other = sample
                other.models = .init()
                other.failures = []
                other = try Manifest(json: other.encoded())
                other.models = sample.models
                other.failures = sample.failures
                return other
            }
        }
    }

    @Test(arguments: Way.allCases) func findsATripsHeaderAndItsVariant(way: Way) throws {
        let variant = try way.manifest().trip("picos")?.header(.expanded)?.variant(scale: 3)
        #expect(variant == Sample.variant(3))
    }

    @Test(arguments: Way.allCases) func findsAModelOfEachType(way: Way) throws {
        let manifest = try way.manifest()
        let models = manifest.models
        #expect(manifest.focus("breathe")?.model == models.focuses[0])
        #expect(manifest.quickFocus("wood")?.model == models.quickFocusSections[1].items[0])
        #expect(manifest.trip("picos")?.model == Sample.trip)
        #expect(manifest.book("contact")?.model == Sample.book)
    }

    @Test(arguments: Way.allCases) func anUnknownIdGivesNothing(way: Way) throws {
        let manifest = try way.manifest()
        #expect(manifest.focus("wood") == nil)
        #expect(manifest.quickFocus("breathe") == nil)
        #expect(manifest.trip("contact") == nil)
        #expect(manifest.book("picos") == nil)
    }

    @Test(arguments: Way.allCases) func ofAnIdThatStandsTwiceTheFirstCounts(way: Way) throws {
        var sample = Sample.manifest
        sample.models.trips.append(Sample.trip)
        sample.models.trips[1].title = "Another"
        #expect(try way.manifest(sample).trip("picos")?.title == "Picos de Europa")
    }

    @Test(arguments: Way.allCases) func anAbsentPictureHasItsFailure(way: Way) throws {
        let manifest = try way.manifest()
        let trip = manifest.trip("picos")
        #expect(trip?.header(.collapsed) == nil)
        #expect(trip?.failure(of: .header(.collapsed))?.code == .truncated)
        #expect(trip?.failure(of: .gallery(2))?.source == "photos/broken.jpg")
        #expect(manifest.failure(ofImage: "trip/picos/gallery.2")?.code == .truncated)
    }

    @Test(arguments: Way.allCases) func whatIsThereOrSwitchedOffHasNoFailure(way: Way) throws {
        let manifest = try way.manifest()
        #expect(manifest.trip("picos")?.failure(of: .cover) == nil)
        #expect(manifest.trip("picos")?.failure(of: .gallery(9)) == nil)
        #expect(manifest.focus("breathe")?.failure(of: .gallery(2)) == nil)
        #expect(manifest.failure(ofImage: "trip/picos/cover") == nil)
    }

    @Test func aModelsFieldsAreReadThroughTheEntry() {
        #expect(Sample.manifest.trip("picos")?.title == "Picos de Europa")
        #expect(Sample.manifest.book("contact")?.pages == 432)
    }

    @Test func givesThePictureOfEachRole() {
        let manifest = Sample.manifest
        #expect(manifest.focus("breathe")?.thumbnail?.variants.count == 1)
        #expect(manifest.quickFocus("wood")?.thumbnail?.variants.count == 2)
        #expect(manifest.trip("picos")?.cover?.variants.count == 1)
        #expect(manifest.book("contact")?.cover?.variants.count == 1)
    }

    @Test func theGalleryKeepsItsOrder() {
        let gallery = Sample.manifest.trip("picos")?.gallery ?? []
        #expect(gallery.map { $0.variants[0].scale } == [1, 2])
    }

    @Test func aPictureThatIsNotThereIsNil() {
        var broken = Sample.manifest
        broken.images["book/contact/cover"] = nil
        #expect(broken.book("contact")?.cover == nil)
    }

    @Test func aWholeListIsReadWithItsPictures() {
        let items = Sample.manifest.models.quickFocusSections.flatMap(\.items)
        #expect(items.map { Sample.manifest.entry($0).thumbnail?.variants.count } == [2])
    }

    @Test func anIndexTellsNoTwoManifestsApart() throws {
        #expect(try Way.read.manifest() == Sample.manifest)
    }

    /// Ten times as many look-ups with the index must take less time than without it, where each goes through
    /// 20,000 models and as many failures.
    @Test func aLookupDoesNotGrowWithTheLists() throws {
        let sample = Self.large(20_000)
        let indexed = try Way.read.manifest(sample)
        let quick = try Self.time(of: indexed, every: 1)
        let slow = try Self.time(of: sample, every: 10)
        #expect(quick < slow)
    }

    /// How long it takes to look up one of so many trips, and the failure of its cover.
    private static func time(of manifest: Manifest, every step: Int) throws -> Duration {
        try ContinuousClock().measure {
            for number in stride(from: 0, to: manifest.models.trips.count, by: step) {
                let failure = manifest.trip("t\(number)")?.failure(of: .cover)
                try #require(failure?.source == "\(number)")
            }
        }
    }

    /// A manifest of so many trips, each without a cover.
    private static func large(_ count: Int) -> Manifest {
        var sample = Sample.manifest
        sample.models.trips = (0..<count).map { trip("t\($0)") }
        sample.failures = (0..<count).map {
            Manifest.Failure(
                source: "\($0)", code: .empty, stage: "inspect", message: "m",
                images: ["trip/t\($0)/cover"])
        }
        return sample
    }

    private static func trip(_ id: String) -> Manifest.Trip {
        var trip = Sample.trip
        trip.id = id
        trip.key = "trip/\(id)"
        return trip
    }
}
