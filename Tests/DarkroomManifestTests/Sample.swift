import DarkroomManifest

/// A small manifest that uses every type, with one trip whose pictures differ in their scales and
/// formats.
enum Sample {
    static let manifest = Manifest(
        generator: .init(name: "darkroom", version: "0.1.0", libvips: "8.14.1", fingerprint: "f0"),
        recipeDigest: String(repeating: "a", count: 64),
        models: Manifest.Models(
            focuses: [focus("breathe", type: "focus")],
            quickFocusSections: [
                .init(id: "breathing", title: "Breathing exercises", items: []),
                .init(
                    id: "walking", title: "Mindful walks",
                    items: [focus("wood", type: "quickFocus")]),
            ],
            trips: [trip], books: [book]),
        images: [
            "focus/breathe/thumbnail": picture([variant(1)]),
            "quickFocus/wood/thumbnail": picture([variant(1), variant(2)]),
            "trip/picos/cover": picture([variant(1)]),
            "trip/picos/header.expanded": picture([
                variant(1), variant(1, "webp"), variant(3), variant(3, "webp"),
            ]),
            "trip/picos/gallery.1": picture([variant(1)]),
            "trip/picos/gallery.3": picture([variant(2)]),
            "book/contact/cover": picture([variant(1)]),
        ],
        sources: ["photos/sunset.jpg": source],
        failures: [
            Manifest.Failure(
                source: "photos/broken.jpg", code: .truncated, stage: "decode",
                message: "ends early",
                images: ["trip/picos/gallery.2", "trip/picos/header.collapsed"])
        ])

    static func focus(_ id: String, type: String) -> Manifest.Focus {
        Manifest.Focus(
            id: id, title: "Title of \(id)", description: nil, imageName: id,
            images: .init(thumbnail: "\(type)/\(id)/thumbnail"), key: "\(type)/\(id)")
    }

    static let trip = Manifest.Trip(
        id: "picos", title: "Picos de Europa", subtitle: "On foot", location: nil,
        startDate: "2024-05-29", endDate: "2024-06-03", isPublic: true, friends: ["Ana"],
        selectedImages: ["path", "broken", "sunset"], backgroundImage: "sunset",
        images: Manifest.TripImages(
            cover: "trip/picos/cover", headerCollapsed: nil,
            headerExpanded: "trip/picos/header.expanded",
            gallery: ["trip/picos/gallery.1", "trip/picos/gallery.3"]),
        key: "trip/picos")

    static let book = Manifest.Book(
        id: "contact", title: "Contact", author: "C. S.", pages: 432, releaseDate: "1985-09-01",
        dedication: nil, summary: nil, wiki: nil,
        chapters: [.init(title: "Transcendental Numbers")],
        images: .init(cover: "book/contact/cover"), key: "book/contact")

    static let source = Manifest.Source(
        sha256: String(repeating: "0", count: 64), bytes: 1000, width: 640, height: 480,
        format: "jpeg", focalPoint: .init(x: 0.25, y: 1, origin: "attention"))

    static func picture(_ variants: [Manifest.Variant]) -> Manifest.Picture {
        Manifest.Picture(
            source: "photos/sunset.jpg", size: .init(width: 393, height: 150.5),
            crop: .init(x: 0, y: 20, width: 640, height: 245),
            overlay: .init(color: "#000000", opacity: 0.1), dominantColor: "#3a4b5c",
            thumbHash: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
            legibility: .init(
                textColor: "#ffffff", contrast: 4.6, passes: true, suggestedOpacity: 0.1),
            omittedScales: [.init(scale: 2, available: 1.63)], variants: variants)
    }

    static func variant(_ scale: Int, _ format: Manifest.Format = .jpeg) -> Manifest.Variant {
        Manifest.Variant(
            scale: scale, width: 393 * scale, height: 150 * scale, format: format,
            mediaType: "image/\(format)", colorSpace: "srgb", bytes: 12345,
            sha256: String(repeating: "c", count: 64), path: "images/\(scale).\(format)",
            enlarged: false)
    }
}
