import DarkroomManifest
import Foundation

/// What the articles and the README show of Swift, as it compiles. `ArticleTests` holds them against
/// these lines, and looks at what they give.
enum ArticleSnippets {
    static func header(at url: URL) throws -> (Manifest.Variant?, URL?) {
        let manifest = try Manifest(json: Data(contentsOf: url))
        let header = manifest.trip("picos")?.header(.expanded)?.variant(scale: 3)

        let folder = url.deletingLastPathComponent()
        let file = header.map { folder.appendingPathComponent($0.path) }
        return (header, file)
    }

    static func trip(in manifest: Manifest) -> (String?, Manifest.Picture?) {
        let trip = manifest.trip("picos")
        let title = trip?.title
        let cover = trip?.cover
        return (title, cover)
    }

    static func list(_ manifest: Manifest, show: (String, Manifest.Picture?) -> Void) {
        for section in manifest.models.quickFocusSections {
            for item in section.items {
                show(item.title, manifest.entry(item).thumbnail)
            }
        }
    }

    static func failures(
        of trip: Manifest.Entry<Manifest.Trip>?, report: (String) -> Void
    ) {
        if trip?.header(.collapsed) == nil, let failure = trip?.failure(of: .header(.collapsed)) {
            report("\(failure.source): \(failure.code.rawValue), \(failure.message)")
        }
        for position in 1...max(1, trip?.selectedImages.count ?? 0) {
            if let failure = trip?.failure(of: .gallery(position)) { report(failure.message) }
        }
    }

    static func file(of picture: Manifest.Picture, placeholder: String) -> String {
        let variant = picture.variant(scale: 3, formats: [.avif, .jpeg])
        guard let variant, [.avif, .jpeg].contains(variant.format) else { return placeholder }
        return variant.path
    }
}
