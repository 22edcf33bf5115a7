import DarkroomManifest
import TestSupport

@testable import DarkroomPipeline

/// The outputs of all shards of a build that nobody ran: manifests by hand, files of a few bytes.
struct HandMadeShards {
    /// Letters, and texts that only look like the layout of a manifest.
    static let names = [
        "plain", "a \"quoted\" one", #"back\slash\"#, "line\nfeed", "ä", "𝄞", "日本",
        #""images": {"#, "}", "  },", "[",
    ]

    var parts: [Manifest]
    let whole: Manifest

    /// - Parameter count: of the shards; a name's pictures are in the part of its place modulo that.
    init(count: Int) {
        func made(by part: Int?, _ place: Int) -> Bool { part.map { place % count == $0 } ?? true }
        func manifest(_ part: Int?) -> Manifest {
            let places = Self.names.indices.filter { made(by: part, $0) }
            let keys = places.flatMap { [Self.focus($0), Self.gallery($0)] }
            let images = keys.map { ($0, Self.picture($0)) }
            return Manifest(
                generator: .init(
                    name: "darkroom", version: "0.1.0", libvips: "8.14.1", fingerprint: "f"),
                recipeDigest: "r", models: Self.models { made(by: part, $0) },
                images: Dictionary(uniqueKeysWithValues: images),
                sources: Dictionary(
                    uniqueKeysWithValues: places.map { (Self.names[$0], Self.source($0)) }),
                failures: places.map(Self.failure).sorted(by: ManifestAssembler.precedes))
        }
        parts = (0..<count).map { manifest($0) }
        whole = manifest(nil)
    }

    private static func focus(_ place: Int) -> String { "focus/\(place)\(names[place])/thumbnail" }
    private static func gallery(_ place: Int) -> String { "trip/all/gallery.\(place + 1)" }

    private static func models(made: (Int) -> Bool) -> Manifest.Models {
        let items = names.indices.map { place in
            Manifest.Focus(
                id: "\(place)", title: names[place], description: nil, imageName: names[place],
                images: .init(thumbnail: made(place) ? focus(place) : nil))
        }
        let trip = Manifest.Trip(
            id: "all", title: #""images": {"#, subtitle: nil, location: nil, startDate: nil,
            endDate: nil, isPublic: true, friends: names, selectedImages: names,
            backgroundImage: nil,
            images: .init(
                cover: nil, headerCollapsed: nil, headerExpanded: nil,
                gallery: names.indices.filter(made).map(gallery)))
        return Manifest.Models(
            quickFocusSections: [.init(id: "s", title: "S", items: items)], trips: [trip])
    }

    static func picture(_ key: String) -> Manifest.Picture {
        let path = "images/\(SHA256.digest(of: key).shortHex).jpg"
        return Manifest.Picture(
            source: key, size: .init(width: 1, height: 1),
            crop: .init(x: 0, y: 0, width: 1, height: 1), overlay: nil, dominantColor: "#000000",
            thumbHash: "", legibility: nil, omittedScales: [],
            variants: [
                .init(
                    scale: 1, width: 1, height: 1, format: "jpeg", mediaType: "image/jpeg",
                    colorSpace: "srgb", bytes: path.utf8.count, sha256: "", path: path,
                    enlarged: false)
            ])
    }

    static func source(_ place: Int) -> Manifest.Source {
        .init(
            sha256: "\(place)", bytes: 1, width: 1, height: 1, format: "jpeg",
            focalPoint: .init(x: 0.5, y: 0.5, origin: "catalog"))
    }

    static func failure(_ place: Int) -> Manifest.Failure {
        .init(
            source: "missing/" + names[place], code: .missing, stage: "resolve",
            message: names[place], images: [])
    }

    /// Writes them as `part-1`, … and gives the folders.
    func write(in folder: TemporaryFolder) throws -> [String] {
        try parts.enumerated().map { place, manifest in
            let part = "part-\(place + 1)"
            for variant in manifest.images.values.flatMap(\.variants) {
                try folder.write(variant.path, to: "\(part)/\(variant.path)")
            }
            return try Self.write(try manifest.encoded(), place, of: parts.count, in: folder)
        }
    }

    /// Writes one part's manifest and record; gives its folder.
    static func write(
        _ manifest: [UInt8], _ place: Int, of count: Int, in folder: TemporaryFolder
    ) throws -> String {
        let part = "part-\(place + 1)"
        let record = ShardRecord(
            index: place + 1, count: count, catalogDigest: "c", planDigest: "p",
            manifestDigest: SHA256.digest(of: manifest).hex)
        try folder.write(record.encoded, to: "\(part)/shard.json")
        try folder.write(manifest, to: "\(part)/manifest.json")
        return folder.path(part)
    }
}
