import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The trip page: a header that shrinks while one scrolls, and a title that can be read as well as the
/// manifest says.
@Suite(.needsBrowser) struct PreviewTripTests {
    private struct Step: Decodable {
        let scrolled, header, headerTop, sheet, titleEnd, titleStart, titleHeight: Double
        let rounding: String
    }

    private struct Trip: Decodable {
        let steps: [Step]
        let contrasts: [String: Double]
    }

    /// A gallery that is longer than the page.
    private static let catalog = CatalogText.trip(Array(repeating: "a", count: 14))
    private static let recipe = #"{"scales": [1], "formats": ["png"]}"#

    @Test func theHeaderShrinksUnderTheSheet() async throws {
        try await Workbench.with { bench in
            try await Reference.run("gradient", bench.photo("a.png"), "800", "1000")
            let build = try await bench.build(Self.catalog, recipe: Self.recipe)
            try await bench.preview()
            let trip: Trip = try await bench.look("preview_trip")
            #expect(trip.steps.map(\.scrolled) == [0, 100, 307, 330, 0])
            #expect(trip.steps.map(\.header) == [457, 357, 150, 150, 457])
            // The sheet covers the lowest 40 points.
            #expect(trip.steps.map(\.sheet) == [417, 317, 110, 110, 417])
            #expect(trip.steps.allSatisfy { $0.headerTop == 0 && $0.rounding == "24" })
            #expect(trip.steps.allSatisfy { $0.titleStart == 38 })
            // The title zones end at 385 and 103; the lower one is 24 high.
            #expect([0, 2, 3].map { trip.steps[$0].titleEnd } == [385, 103, 103])
            #expect(trip.steps[0].titleHeight <= 96 && trip.steps[2].titleHeight <= 24)
            for (state, found) in trip.contrasts {
                let stated = try build.picture("trip/t/header.\(state)").legibility?.contrast
                #expect(abs(found - (stated ?? 0)) < 0.011, "\(state)")
            }
            #expect(trip.contrasts.count == 2)
        }
    }

    /// Mid-grey 128 under the overlay is 115, of luminance 0.1714: contrast 1.05 / 0.2214 = 4.742. White
    /// around the zone is none of the title's.
    @Test func theTitleHasTheContrastThatIsCalculatedByHand() async throws {
        try await Workbench.with { bench in
            try await Reference.run(
                "zone",
                [bench.photo("a.png"), "393", "457", "38", "289", "355", "385", "128", "255"])
            _ = try await bench.build(Self.catalog, recipe: Self.recipe)
            try await bench.preview()
            let trip: Trip = try await bench.look("preview_trip")
            #expect(abs((trip.contrasts["expanded"] ?? 0) - 4.742) < 0.001)
        }
    }
}
