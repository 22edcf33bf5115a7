internal import DarkroomManifest

/// A header on which the title is hard to read.
public struct IllegibleHeader: Sendable, Equatable {
    /// Key in the manifest.
    public var key: String
    /// Path of its photo relative to the catalog's folder.
    public var source: String
    /// Id of its trip.
    public var trip: String
    /// The title that stands on it.
    public var title: String
    /// Of white text under the overlay as it is, 1 to 21, two decimals.
    public var contrast: Double
    /// The overlay's opacity, 0 to 1.
    public var opacity: Double
    /// The smallest opacity that is enough, in steps of 0.05; nil where none of the overlay's colour is.
    public var suggestedOpacity: Double?
    /// Whether this build made it; else an earlier one did.
    public var isNew: Bool

    /// What `contrast` has to reach: WCAG 2's minimum for large text.
    public static let neededContrast = LegibilityMeter.minimumContrast
}

/// Finds the headers on which the title is hard to read, in what a build knows without opening a photo.
struct LegibilityCheck {
    let catalog: Catalog
    let recipe: Recipe

    /// In the catalog's order.
    func run(_ work: BuildWork, _ outcomes: [PhotoOutcome]) -> [IllegibleHeader] {
        let found = findings(work, outcomes)
        guard !found.isEmpty else { return [] }
        let keys = PictureKeys(catalog)
        return catalog.trips.flatMap { trip in
            [keys.tripHeaderExpanded(trip.id), keys.tripHeaderCollapsed(trip.id)]
                .compactMap { key in found[key].map { header(key, of: trip, $0) } }
        }
    }

    private struct Finding {
        let source: String
        let legibility: Manifest.Legibility
        let isNew: Bool
    }

    private func findings(_ work: BuildWork, _ outcomes: [PhotoOutcome]) -> [String: Finding] {
        var found: [String: Finding] = [:]
        let records =
            work.standing.map { ($0.job.path, $0.record, [:]) }
            + outcomes.map { ($0.path, $0.record, $0.made) }
        for (path, record, made) in records {
            for (key, picture) in record?.pictures ?? [:] {
                guard let legibility = picture.facts.legibility, !legibility.passes else {
                    continue
                }
                found[key] = Finding(source: path, legibility: legibility, isNew: made[key] != nil)
            }
        }
        return found
    }

    private func header(_ key: String, of trip: TripEntry, _ found: Finding) -> IllegibleHeader {
        IllegibleHeader(
            key: key, source: found.source, trip: trip.id, title: trip.title,
            contrast: found.legibility.contrast, opacity: recipe.overlay.opacity,
            suggestedOpacity: isDarkEnough ? found.legibility.suggestedOpacity : nil,
            isNew: found.isNew)
    }

    /// Whether white text can be read on the overlay's colour alone.
    private var isDarkEnough: Bool {
        let color = recipe.overlay.color
        let luminance = Contrast.luminance(red: color.red, green: color.green, blue: color.blue)
        return Contrast.ratio(1, luminance) >= IllegibleHeader.neededContrast
    }
}
