import Foundation
import TestSupport
import Testing

/// The real binary while files change under it: told by the kernel, and looking for itself.
@Suite struct WatchCommandTests {
    private static let ways = [[], ["--poll"]]

    @Test(arguments: ways) func theFirstBuildIsToldInALine(options: [String]) async throws {
        let catalog = try ChangingCatalog()
        catalog.headerPhoto = "lake"
        try catalog.write()
        let watched = try await WatchedCatalog(catalog, options: options)
        let line = try #require(try await watched.lines(1).first)
        #expect(line.wholeMatch(of: /5 pictures made, \d+\.\d\d s/) != nil, "\(line)")
        #expect(watched.messages.hasPrefix("darkroom: watching \(watched.catalog.path)\n"))
        // The trip's title stands on a bright sky, at both heights.
        let warning = "darkroom: warning: 2 headers leave the title hard to read"
        #expect(watched.messages.contains(warning))
        #expect(watched.messages.split(separator: "\n").count { $0.hasPrefix("darkroom: ") } == 2)
        #expect(try watched.title() == "Lake")
    }

    @Test(arguments: ways) func savesOfEveryKindAreSeen(options: [String]) async throws {
        let watched = try await WatchedCatalog(try ChangingCatalog(), options: options)
        let file = watched.catalog.path + "/catalog.json"
        // By renaming, again and again: the file is another one each time.
        for (count, title) in ["One", "Two"].enumerated() {
            try watched.retitle(title)
            let line = try await watched.lines(count + 2)[count + 1]
            #expect(line.hasPrefix("5 pictures up to date, manifest written, "))
            #expect(try watched.title() == title)
        }
        // In its place, with as many bytes.
        let text = try watched.catalogText(title: "Six")
        let handle = try FileHandle(forWritingTo: URL(filePath: file))
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
        try await watched.lines(4)
        #expect(try watched.title() == "Six")
        // Away first, and then new.
        let next = Data(try watched.catalogText(title: "Ten").utf8)
        try FileManager.default.moveItem(atPath: file, toPath: file + "~")
        try next.write(to: URL(filePath: file))
        try FileManager.default.removeItem(atPath: file + "~")
        try await watched.lines(5)
        #expect(try watched.title() == "Ten")
    }

    @Test(arguments: ways) func photosAreSeen(options: [String]) async throws {
        let watched = try await WatchedCatalog(try ChangingCatalog(), options: options)
        try watched.put(try watched.sample("dandelions.jpg"), as: "photos/lake.jpg")
        #expect(try await watched.lines(2)[1].hasPrefix("1 picture made, 4 up to date, "))
        // Lost and found.
        let lake = watched.catalog.path + "/photos/lake.jpg"
        try FileManager.default.moveItem(atPath: lake, toPath: watched.catalog.path + "/lake.jpg")
        #expect(try await watched.lines(3)[2].hasPrefix("4 pictures up to date, 1 failed, "))
        try await watched.said("darkroom: failed: photos/lake: missing")
        try FileManager.default.moveItem(atPath: watched.catalog.path + "/lake.jpg", toPath: lake)
        let line = try await watched.lines(4)[3]
        #expect(line.contains("made") == false || line.hasPrefix("1 picture made"))
        #expect(try watched.manifestText().contains("\"failures\": []"))
    }

    /// Folders that come later, with others in them, made one after the other or moved there whole.
    @Test(arguments: ways) func newFoldersAreSeen(options: [String]) async throws {
        let catalog = try ChangingCatalog()
        catalog.focus = #""new/deep/lake""#
        try catalog.write()
        let watched = try await WatchedCatalog(catalog, options: options)
        try await watched.said("darkroom: failed: photos/new/deep/lake: missing")
        let files = FileManager.default
        let folder = catalog.path + "/photos/new"
        try files.createDirectory(
            atPath: folder + "/deep", withIntermediateDirectories: true)
        try catalog.place("beijing/tower.jpg", as: "new/deep/lake.jpg")
        try await wait { try watched.manifestText().contains("\"failures\": []") }
        let before = try await watched.lines(2).count
        try watched.put(try watched.sample("dandelions.jpg"), as: "photos/new/deep/lake.jpg")
        #expect(try await watched.lines(before + 1)[before].hasPrefix("1 picture made"))
        // Away and back, whole.
        try files.moveItem(atPath: folder, toPath: catalog.path + "/away")
        #expect(try await watched.lines(before + 2)[before + 1].contains("1 failed"))
        try files.moveItem(atPath: catalog.path + "/away", toPath: folder)
        try await watched.lines(before + 3)
        #expect(try watched.manifestText().contains("\"failures\": []"))
        try watched.put(try watched.sample("astronaut.png"), as: "photos/new/deep/lake.jpg")
        #expect(try await watched.lines(before + 4)[before + 3].hasPrefix("1 picture made"))
    }

    @Test(arguments: ways) func aRecipeThatComesAndGoesIsSeen(options: [String]) async throws {
        let catalog = try ChangingCatalog()
        try FileManager.default.removeItem(atPath: catalog.path + "/recipe.json")
        let watched = try await WatchedCatalog(catalog, options: options)
        try watched.put(Data(#"{"overlay": {"opacity": 0.3}}"#.utf8), as: "recipe.json")
        #expect(try await watched.lines(2)[1].hasPrefix("2 pictures made, 3 up to date, "))
        try FileManager.default.removeItem(atPath: catalog.path + "/recipe.json")
        #expect(try await watched.lines(3)[2].hasPrefix("2 pictures made, 3 up to date, "))
    }

    @Test func aRecipeElsewhereIsSeen() async throws {
        let elsewhere = try ScratchFolder(["my.json": "{}"])
        let recipe = elsewhere.path + "/my.json"
        let watched = try await WatchedCatalog(
            try ChangingCatalog(), options: ["--recipe", recipe])
        try Data(#"{"overlay": {"opacity": 0.3}}"#.utf8).write(to: URL(filePath: recipe))
        #expect(try await watched.lines(2)[1].hasPrefix("2 pictures made, 3 up to date, "))
    }

    /// The catalog names a books file that is not there yet, in a folder that is not there yet.
    @Test(arguments: ways) func mistakesKeepTheManifestAndTheWatch(options: [String]) async throws {
        let catalog = try ChangingCatalog()
        let watched = try await WatchedCatalog(catalog, options: options)
        let good = try watched.manifestText()
        let text = String(
            decoding: try catalog.bytes(catalog.path + "/catalog.json"), as: UTF8.self)
        try watched.put(Data(text.dropLast(3).utf8), as: "catalog.json")
        try await watched.said("darkroom: error: catalog.json: line ")
        let books = #"{"books": {"file": "shelf/data.json", "coverPattern": "lake"}, "#
        try watched.put(Data((books + text.dropFirst()).utf8), as: "catalog.json")
        try await watched.said("expected the books' data file")
        #expect(try watched.manifestText() == good)
        let shelf = catalog.path + "/shelf"
        try FileManager.default.createDirectory(
            atPath: shelf, withIntermediateDirectories: true)
        try watched.put(
            Data(#"{"data": [{"attributes": {"title": "Waves"}}]}"#.utf8), as: "shelf/data.json")
        try await watched.lines(2)
        #expect(try watched.manifestText().contains("book/waves/cover"))
        try watched.put(
            Data(#"{"data": [{"attributes": {"title": "Years"}}]}"#.utf8), as: "shelf/data.json")
        try await watched.lines(3)
        #expect(try watched.manifestText().contains("book/years/cover"))
        try FileManager.default.removeItem(atPath: catalog.path + "/recipe.json")
        try catalog.write(#"{"scales": [77]}"#, to: "recipe.json")
        try await watched.said("recipe.json: $.scales")
        try catalog.write("{}", to: "recipe.json")
        try await watched.lines(4)
    }

    /// A build among the photos, where everything matters, and one beside the catalog.
    @Test(arguments: ["photos/out", "photos", "."]) func itsOwnWritesStartNothing(output: String)
        async throws
    {
        let watched = try await WatchedCatalog(try ChangingCatalog(), output: output)
        for (index, sample) in ["dandelions.jpg", "astronaut.png", "dandelions.jpg"].enumerated() {
            try watched.put(try watched.sample(sample), as: "photos/lake.jpg")
            let line = try await watched.lines(index + 2)[index + 1]
            #expect(line.hasPrefix("1 picture made, 4 up to date, "), "\(line)")
        }
        try watched.retitle("End")
        let lines = try await watched.lines(5)
        #expect(lines.count == 5 && lines[4].contains("manifest written"), "\(lines)")
    }

    @Test func manyChangesAtOnceAreOneBuild() async throws {
        let watched = try await WatchedCatalog(try ChangingCatalog())
        for _ in 0..<20 {
            for sample in ["dandelions.jpg", "astronaut.png"] {
                try watched.put(try watched.sample(sample), as: "photos/lake.jpg")
            }
        }
        try await watched.lines(2)
        try watched.retitle("End")
        try await wait { try watched.title() == "End" }
        let lines = try await watched.lines(3)
        // One for the forty and one for the title; a machine that holds us up may make it some more.
        #expect(lines.count <= 6, "\(lines)")
    }

    /// Changes while a build runs are not lost: the next one has them.
    @Test func aChangeDuringABuildIsSeen() async throws {
        let catalog = try ChangingCatalog(recipe: #"{"limits": {"timeoutSeconds": 5}}"#)
        let watched = try await WatchedCatalog(catalog, fault: "hang=photos/lake.jpg", waits: false)
        try await wait {
            FileManager.default.fileExists(atPath: watched.output + "/.darkroom/lock")
        }
        try watched.retitle("Late")
        let lines = try await watched.lines(2)
        #expect(lines[0].contains("failed") && lines[1].contains("failed"), "\(lines)")
        #expect(try watched.title() == "Late")
    }

    /// The kernel keeps 16,384 events (fs.inotify.max_queued_events); what comes beyond is lost. Links
    /// that come and go leave nothing that stamps would show.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/sys/fs/inotify")))
    func anOverflowMeansABuild() async throws {
        let limit = try String(
            contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
        let most = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
        let watched = try await WatchedCatalog(try ChangingCatalog())
        kill(watched.pid, SIGSTOP)
        let path = watched.catalog.path + "/photos/link"
        for _ in 0...(most / 2) {
            symlink("nowhere", path)
            unlink(path)
        }
        kill(watched.pid, SIGCONT)
        #expect(try await watched.lines(2)[1].hasPrefix("5 pictures up to date, "))
    }

    /// What comes and goes before it is quiet starts nothing.
    @Test func whatAnEditorLeavesForAMomentStartsNothing() async throws {
        let watched = try await WatchedCatalog(try ChangingCatalog())
        let path = watched.catalog.path + "/photos/4913"
        symlink("nowhere", path)
        unlink(path)
        try Data("swap".utf8).write(to: URL(filePath: watched.catalog.path + "/.catalog.json.swp"))
        try await Task.sleep(for: .milliseconds(500))
        try watched.retitle("End")
        #expect(try await watched.lines(2)[1].contains("manifest written"))
    }

    private func wait(_ condition: () throws -> Bool) async throws {
        for _ in 0..<3000 {
            if try condition() { return }
            try await Task.sleep(for: .milliseconds(20))
        }
        try #require(try condition())
    }
}
