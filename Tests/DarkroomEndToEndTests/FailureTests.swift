import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// Sources that give no picture: each is told by its code, costs its own pictures only, and is told
/// the same with any number of jobs.
@Suite(.needs(.convert, .heifEncoder, .jpegTransformer)) struct FailureTests {
    /// Every source format, as `broken.py` names them.
    private static let kinds = [
        ".jpg", "-progressive.jpg", ".png", "-interlaced.png", ".webp", "-lossless.webp", ".tif",
        "-deflated.tif", "-lzw.tif", ".gif", ".heic", ".avif",
    ]

    /// Builds a focus for each name and gives each failure's code, by the name; what has none was
    /// made.
    private func codes(
        _ names: [String], _ bench: Workbench, recipe: String = #"{"scales": [1]}"#
    ) async throws -> [String: String] {
        let build = try await bench.build(.focuses(names), recipe: recipe)
        let manifest = try build.manifest()
        #expect(build.run.ending == .code(manifest.failures.isEmpty ? 0 : 1))
        for failure in manifest.failures {
            let name = String(failure.source.trimmingPrefix("photos/"))
            #expect(failure.images == [CatalogText.key(name)])
            #expect(!failure.message.isEmpty)
        }
        let failed = Set(manifest.failures.flatMap(\.images))
        #expect(failed.union(manifest.images.keys) == Set(names.map(CatalogText.key)))
        #expect(failed.isDisjoint(with: manifest.images.keys))
        let pairs = manifest.failures.map {
            (String($0.source.trimmingPrefix("photos/")), $0.code.rawValue)
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// Half of it, most of it, or all but thirty bytes.
    @Test(arguments: ["half", "most", "few"])
    func aFileThatEndsTooEarlyIsTruncated(label: String) async throws {
        try await Workbench.with { bench in
            try await Reference.run("broken", bench.photo(""))
            let names = Self.kinds.map { label + $0 } + ["good.jpg"]
            let found = try await codes(names, bench)
            for kind in Self.kinds { #expect(found[label + kind] == "truncated", "\(kind)") }
            #expect(found.count == Self.kinds.count)
        }
    }

    /// Only of formats that check themselves: others decode whatever bits there are.
    @Test func damageThatTheFormatShowsIsCorrupt() async throws {
        try await Workbench.with { bench in
            try await Reference.run("broken", bench.photo(""))
            let names = [
                "damaged.png", "damaged-interlaced.png", "damaged-deflated.tif", "damaged-lzw.tif",
                "damaged.gif",
            ]
            let found = try await codes(names + ["good.png"], bench)
            for name in names { #expect(found[name] == "corrupt", "\(name)") }
            #expect(found.count == names.count)
        }
    }

    /// People want that photo, and nothing of it is missing.
    @Test func aJPEGThatLacksOnlyItsEndMarkerIsMade() async throws {
        try await Workbench.with { bench in
            try await Reference.run("broken", bench.photo(""))
            let kinds = ["", "-progressive", "-planes", "-arithmetic", "-arithmetic-progressive"]
                .map { $0 + ".jpg" }
            let names = kinds.map { "endless" + $0 }
            #expect(try await codes(names, bench).isEmpty)
            let good = try await bench.build(.focuses(kinds.map { "good" + $0 } + names))
            let sums = try good.manifest().images.mapValues { $0.variants.map(\.sha256) }
            #expect(sums.count == 2 * kinds.count)
            for kind in kinds {
                #expect(
                    sums[CatalogText.key("endless" + kind)] == sums[CatalogText.key("good" + kind)])
            }
        }
    }

    /// Phones and editors append their own data.
    @Test func dataBehindThePictureDoesNotMatter() async throws {
        try await Workbench.with { bench in
            try await Reference.run("broken", bench.photo(""))
            let found = try await codes(Self.kinds.map { "trailer" + $0 }, bench)
            #expect(found.isEmpty, "\(found)")
        }
    }

    @Test func whatIsNoPhotoIsToldApart() async throws {
        try await Workbench.with { bench in
            try await Reference.run(
                "quadrants", bench.photo(""), "a.png", "b.bmp", "p.pdf", "e.eps")
            try await ReferenceTool.convert.run([bench.photo("a.png"), bench.photo("c.psd")])
            try bench.folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "photos/d.svg")
            try bench.folder.write("<?xml version='1.0'?>\n<svg/>", to: "photos/svg.png")
            for (from, to) in [("b.bmp", "bmp.jpg"), ("c.psd", "psd.jpg"), ("p.pdf", "pdf.jpg")] {
                try FileManager.default.moveItem(
                    atPath: bench.photo(from), toPath: bench.photo(to))
            }
            try bench.folder.write("no picture, but a text", to: "photos/text.jpg")
            try bench.folder.write("", to: "photos/nothing.jpg")
            try bench.folder.write([0xFF], to: "photos/byte.jpg")
            let found = try await codes(
                [
                    "a.png", "bmp.jpg", "psd.jpg", "pdf.jpg", "e.eps", "d.svg", "svg.png",
                    "text.jpg", "nothing.jpg", "byte.jpg",
                ], bench)
            let wanted = [
                "bmp.jpg": "unsupportedFormat", "psd.jpg": "unsupportedFormat",
                "pdf.jpg": "unsupportedFormat", "e.eps": "unsupportedFormat",
                "d.svg": "unsupportedFormat", "svg.png": "unsupportedFormat",
                "text.jpg": "notAnImage", "nothing.jpg": "empty", "byte.jpg": "notAnImage",
            ]
            #expect(found == wanted)
        }
    }

    @Test func theContentTellsTheFormatNotTheName() async throws {
        try await Workbench.with { bench in
            try await Reference.run("broken", bench.photo(""))
            var wanted: [String: String] = [:]
            for (index, format) in ["jpg", "png", "webp", "tif", "gif", "heic", "avif"].enumerated()
            {
                let name =
                    "n\(index).\(["png", "jpg", "gif", "heic", "webp", "avif", "tif"][index])"
                try FileManager.default.copyItem(
                    atPath: bench.photo("good." + format), toPath: bench.photo(name))
                wanted["photos/" + name] = ["jpg": "jpeg", "tif": "tiff"][format] ?? format
            }
            let names = wanted.keys.map { String($0.dropFirst(7)) }
            let build = try await bench.build(.focuses(names))
            #expect(try build.manifest().sources.mapValues(\.format) == wanted)
        }
    }

    @Test func aNameThatLeadsNowhereOrOutOrTwoWaysIsTold() async throws {
        try await Workbench.with { bench in
            try await Reference.run("quadrants", bench.photo(""), "a.png", "two.png", "two.jpg")
            try await Reference.run("quadrants", bench.folder.path, "outside.png")
            try bench.folder.link("photos/link.png", to: "../outside.png")
            try bench.folder.link("photos/inner.png", to: "a.png")
            try bench.folder.link("photos/out", to: "..")
            let names = [
                "a", "inner", "none", "two", "../outside.png", bench.folder.path("outside.png"),
                "link", "out/outside.png", "x/../../outside.png",
            ]
            let build = try await bench.build(.focuses(names))
            #expect(build.run.ending == .code(1))
            let failures = try build.manifest().failures
            let found = Dictionary(
                uniqueKeysWithValues: failures.flatMap { failure in
                    failure.images.map { ($0, failure.code.rawValue) }
                })
            let codes = [
                nil, nil, "missing", "ambiguous", "outsidePhotos", "outsidePhotos",
                "outsidePhotos", "outsidePhotos", "outsidePhotos",
            ]
            for (name, code) in zip(names, codes) {
                let keys = found.filter { key, _ in build.pictures(of: name).contains(key) }
                #expect(keys.values.first == code, "\(name)")
            }
            let two = try #require(failures.first { $0.code == .ambiguous })
            #expect(two.message.contains("two.jpg") && two.message.contains("two.png"))
        }
    }

    @Test func whatCannotBeReadIsToldWithoutWaiting() async throws {
        try await Workbench.with { bench in
            try await Reference.run("quadrants", bench.photo(""), "a.png")
            try FileManager.default.createDirectory(
                atPath: bench.photo("folder.jpg"), withIntermediateDirectories: true)
            #expect(mkfifo(bench.photo("pipe.jpg"), 0o644) == 0)
            try bench.folder.link("photos/dangling.jpg", to: "nothing-there.jpg")
            let names = ["a.png", "folder.jpg", "pipe.jpg", "dangling.jpg"]
            let found = try await codes(names, bench)
            // A folder is no photo, whatever its name.
            #expect(found["folder.jpg"] == "missing")
            #expect(found["pipe.jpg"] == "unreadable")
            #expect(found["dangling.jpg"] != nil)
            #expect(found.count == 3)
        }
    }

    @Test func whatIsTooLargeIsRefused() async throws {
        try await Workbench.with { bench in
            try await Reference.run("quadrants", bench.photo(""), "small.png", "small.jpg")
            try await Reference.run("gradient", bench.photo("pixels.png"), "101", "100")
            try await Reference.run("noise", bench.photo("bytes.png"), "90", "90")
            let names = ["small.png", "small.jpg", "pixels.png", "bytes.png"]
            let found = try await codes(
                names, bench,
                recipe: #"{"limits": {"maxPixels": 10000, "maxFileBytes": 1000000}}"#)
            #expect(found == ["pixels.png": "tooLarge"])
            let size = try #require(
                FileManager.default.attributesOfItem(atPath: bench.photo("bytes.png"))[.size]
                    as? Int)
            let exact = try await codes(
                ["bytes.png"], bench, recipe: #"{"limits": {"maxFileBytes": \#(size)}}"#)
            #expect(exact.isEmpty)
            let less = try await codes(
                ["bytes.png"], bench, recipe: #"{"limits": {"maxFileBytes": \#(size - 1)}}"#)
            #expect(less == ["bytes.png": "tooLarge"])
        }
    }

    /// A file of a few bytes that says it has thousands of millions of pixels costs nothing.
    @Test func aBombIsRefusedByItsHeader() async throws {
        try await Workbench.with { bench in
            try await Reference.run("bomb", bench.photo("bomb.png"))
            #expect(try await codes(["bomb.png"], bench) == ["bomb.png": "tooLarge"])
        }
    }

    @Test func failuresAreTheSameForAnyNumberOfJobs() async throws {
        try await Workbench.with { bench in
            try await Reference.run("broken", bench.photo(""))
            let files = try FileManager.default.contentsOfDirectory(atPath: bench.photo(""))
                .sorted()
            let names = files + ["none", "../out", "good"]
            try bench.folder.write(CatalogText.focuses(names).json, to: "catalog.json")
            try bench.folder.write(#"{"scales": [1]}"#, to: "recipe.json")
            var manifests: Set<String> = []
            for jobs in ["1", "2", "8"] {
                let build = try await bench.build(["--jobs", jobs])
                #expect(build.run.ending == .code(1))
                manifests.insert(
                    try String(contentsOfFile: build.output + "/manifest.json", encoding: .utf8))
                try FileManager.default.removeItem(atPath: build.output)
            }
            #expect(manifests.count == 1)
        }
    }
}

extension Build {
    /// The key that a name's picture has or would have had.
    fileprivate func pictures(of name: String) -> [String] {
        guard let manifest = try? manifest() else { return [] }
        let known = manifest.failures.filter {
            [name, "photos/" + name, "photos" + name].contains($0.source)
        }
        return known.flatMap(\.images)
    }
}
