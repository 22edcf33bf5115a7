import DarkroomManifest
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DarkroomPipeline

/// Whole builds; named so that they also run under the thread sanitizer.
@Suite struct PipelineConcurrencyTests {
    @Test func theManifestIsTheSameForAnyNumberOfJobs() throws {
        try TemporaryFolder.with { folder in
            try Self.writeCatalog(in: folder)
            let manifests = try [1, 2, 8].map { jobs in
                try Self.build(folder, output: "out-\(jobs)") { $0.jobs = jobs }
                return try Self.files(folder.path("out-\(jobs)"))
            }
            #expect(manifests[0] == manifests[1] && manifests[1] == manifests[2])
        }
    }

    @Test func aBudgetThatFitsNoPhotoChangesNothing() throws {
        try TemporaryFolder.with { folder in
            try Self.writeCatalog(in: folder)
            try Self.build(folder, output: "a")
            try Self.build(folder, output: "b") {
                $0.memory = 1
                $0.jobs = 4
            }
            #expect(try Self.files(folder.path("a")) == Self.files(folder.path("b")))
        }
    }

    @Test func buildingAgainChangesNothing() throws {
        try TemporaryFolder.with { folder in
            try Self.writeCatalog(in: folder)
            try Self.build(folder, output: "out")
            let before = try Self.files(folder.path("out"))
            try Self.build(folder, output: "out")
            #expect(try Self.files(folder.path("out")) == before)
        }
    }

    @Test func everyPictureOfTheManifestIsThere() throws {
        try TemporaryFolder.with { folder in
            try Self.writeCatalog(in: folder)
            let summary = try Self.build(folder, output: "out")
            let manifest = try Self.manifest(folder.path("out"))
            let variants = manifest.images.values.flatMap(\.variants)
            #expect(summary.pictures == manifest.images.count)
            #expect(summary.files == variants.count)
            #expect(summary.photos == 6)
            for variant in variants {
                let bytes = try Data(
                    contentsOf: URL(fileURLWithPath: folder.path("out/\(variant.path)")))
                #expect(bytes.count == variant.bytes)
                #expect(SHA256.digest(of: [UInt8](bytes)).hex == variant.sha256)
            }
        }
    }

    /// Both header crops of a trip come from one focal point, and every role shares it.
    @Test func bothHeadersComeFromOneFocalPoint() throws {
        try TemporaryFolder.with { folder in
            try Self.writeCatalog(in: folder)
            try Self.build(folder, output: "out")
            let manifest = try Self.manifest(folder.path("out"))
            let source = try #require(manifest.sources["photos/p3.png"])
            for state in ["collapsed", "expanded"] {
                let header = try #require(manifest.images["trip/t/header.\(state)"])
                let framing = Framing(
                    points: header.size, scales: [1],
                    source: PixelSize(width: source.width, height: source.height),
                    focus: CatalogPoint(x: source.focalPoint.x, y: source.focalPoint.y))
                #expect(header.crop == framing.crop)
            }
        }
    }

    @Test func oneBadPhotoSparesTheOthers() throws {
        try TemporaryFolder.with { folder in
            try Self.writeCatalog(in: folder)
            try folder.write("no photo", to: "photos/p2.png")
            let events = Mutex([Manifest.Failure]())
            let summary = try Self.build(folder, output: "out") { _ in
            } observer: { event in
                if case .failed(let failure, _) = event { events.withLock { $0.append(failure) } }
            }
            let manifest = try Self.manifest(folder.path("out"))
            #expect(summary.manifest == .written)
            #expect(summary.failed == 3)
            #expect(manifest.failures.map(\.code) == [.notAnImage])
            #expect(
                manifest.failures.map(\.images) == [
                    ["focus/p2/thumbnail", "trip/t/cover", "trip/t/gallery.1"]
                ])
            #expect(events.withLock { $0 } == manifest.failures)
            #expect(manifest.models.trips.first?.images.gallery == ["trip/t/gallery.2"])
            #expect(manifest.models.trips.first?.images.headerExpanded == "trip/t/header.expanded")
        }
    }

    @Test func aStrictBuildThatFailsKeepsTheOldManifest() throws {
        try TemporaryFolder.with { folder in
            try Self.writeCatalog(in: folder)
            try Self.build(folder, output: "out")
            let before = try Self.files(folder.path("out"))
            try folder.write("no photo", to: "photos/p2.png")
            let summary = try Self.build(folder, output: "out") { $0.strict = true }
            #expect(summary.manifest == .keptForStrict)
            #expect(summary.failed == 3)
            #expect(try Self.files(folder.path("out")) == before)
            try FileManager.default.removeItem(atPath: folder.path("photos/p2.png"))
            try Self.writeCatalog(in: folder)
            #expect(
                try Self.build(folder, output: "out") { $0.strict = true }.manifest == .unchanged)
        }
    }

    /// A catalog of six photos, one of them transparent, one tiny, and a trip over two of them.
    private static func writeCatalog(in folder: TemporaryFolder) throws {
        for index in 0..<6 {
            let image = try Pictures.drawn(60 + 40 * index, 50 + 20 * index, bands: 4) { x, y in
                let alpha: UInt8 = index == 1 && x < 20 ? 100 : 255
                return [UInt8(x % 256), UInt8(y % 256), UInt8(index * 40), alpha]
            }
            let file = try Encoder(quality: RecipeQuality(), colorSpace: .srgb)
                .encode(image, as: .png)
            try folder.write(file, to: "photos/p\(index).png")
        }
        let focuses = (0..<6).map { #"{"id": "p\#($0)", "title": "T", "imageName": "p\#($0)"}"# }
        let trip = """
            {"id": "t", "title": "T", "selectedImages": ["p2", "p4"], "backgroundImage": "p3"}
            """
        try folder.write(
            """
            {"version": 1, "focuses": [\(focuses.joined(separator: ", "))], "trips": [\(trip)]}
            """, to: "catalog.json")
    }

    @discardableResult
    private static func build(
        _ folder: TemporaryFolder, output: String,
        _ change: (inout BuildOptions) -> Void = { _ in },
        observer: @escaping @Sendable (BuildEvent) -> Void = { _ in }
    ) throws -> BuildSummary {
        var options = BuildOptions(catalog: folder.path, output: folder.path(output))
        change(&options)
        return try Pipeline(options, observer: observer).run()
    }

    private static func manifest(_ output: String) throws -> Manifest {
        let data = try Data(contentsOf: URL(fileURLWithPath: output + "/manifest.json"))
        return try JSONDecoder().decode(Manifest.self, from: data)
    }

    /// Every file of an output but the build state, by path.
    private static func files(_ output: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: output)
        where !path.hasPrefix(".darkroom") {
            let url = URL(fileURLWithPath: "\(output)/\(path)")
            if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
                files[path] = try Data(contentsOf: url)
            }
        }
        return files
    }
}
