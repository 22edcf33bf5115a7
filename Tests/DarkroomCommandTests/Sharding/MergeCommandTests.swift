import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// Shards built and merged by the real binary, beside a build of everything.
@Suite struct MergeCommandTests {
    /// Eight photos, one of them broken, one name that leads nowhere, a gallery across all shards.
    private func catalog() throws -> ChangingCatalog {
        let catalog = try ChangingCatalog(recipe: #"{"formats": ["jpeg", "webp"]}"#)
        for number in 0..<5 { try catalog.place("beijing/tower.jpg", as: "g\(number).jpg") }
        catalog.selected = (0..<5).map { "g\($0)" } + ["door", "nowhere"]
        let broken = URL(filePath: catalog.path + "/photos/g3.jpg")
        try Data(contentsOf: broken).prefix(9000).write(to: broken)
        try catalog.write()
        return catalog
    }

    private func build(
        _ catalog: ChangingCatalog, _ index: Int, of count: Int, _ options: String...
    ) async throws -> String {
        let folder = "\(catalog.path)/shard-\(index)-\(count)"
        let run = try await CommandRun.darkroom(
            [
                "build", catalog.path, "--output", folder, "--shard", "\(index)/\(count)",
                "--progress", "none",
            ] + options)
        #expect(run.ending == .code(0) || run.ending == .code(1), "\(run.messages)")
        return folder
    }

    private func shards(_ catalog: ChangingCatalog, of count: Int) async throws -> [String] {
        var folders: [String] = []
        for index in 1...count { folders.append(try await build(catalog, index, of: count)) }
        return folders
    }

    private func merge(_ output: String, _ shards: [String]) async throws -> CommandRun {
        try await CommandRun.darkroom(["merge", output] + shards)
    }

    private func everything(in folder: String) throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return try names.reduce(into: [:]) { files, name in
            var isFolder: ObjCBool = false
            let path = folder + "/" + name
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            if !isFolder.boolValue, !name.hasPrefix(".darkroom") {
                files[name] = try Data(contentsOf: URL(filePath: path))
            }
        }
    }

    @Test(arguments: [1, 2, 3, 5]) func mergedShardsAreTheWhole(count: Int) async throws {
        let catalog = try catalog()
        try await catalog.build(ends: 1)
        let folders = try await shards(catalog, of: count)
        let merged = catalog.path + "/merged"
        let run = try await merge(merged, folders.reversed())
        #expect(run.ending == .code(1))
        #expect(run.messages.contains("photos/g3.jpg: truncated"))
        #expect(run.messages.contains("photos/nowhere: missing"))
        #expect(try everything(in: merged) == everything(in: catalog.output))
        let verified = try await CommandRun.darkroom(["verify", merged])
        #expect(verified.ending == .code(0), "\(verified.output)")
        #expect(verified.messages == "")
    }

    @Test func aShardIsAnOutputOfItsOwn() async throws {
        let catalog = try catalog()
        var sources: [String] = []
        for folder in try await shards(catalog, of: 3) {
            let verified = try await CommandRun.darkroom(["verify", folder])
            #expect(verified.ending == .code(0), "\(verified.output)")
            let manifest = try Manifest(json: catalog.bytes(folder + "/manifest.json"))
            sources += manifest.sources.keys
            #expect(manifest.models.trips.count == 1 && manifest.models.focuses.count == 1)
        }
        #expect(sources.count == Set(sources).count && sources.count == 7)
    }

    @Test func aShardIsBuiltOnce() async throws {
        let catalog = try catalog()
        let folder = try await build(catalog, 1, of: 2)
        let before = try catalog.files(of: folder + "/images")
        let manifest = try catalog.bytes(folder + "/manifest.json")
        _ = try await build(catalog, 1, of: 2)
        #expect(try catalog.files(of: folder + "/images") == before)
        #expect(try catalog.bytes(folder + "/manifest.json") == manifest)
    }

    @Test func mergingAgainChangesNothing() async throws {
        let catalog = try catalog()
        let folders = try await shards(catalog, of: 2)
        let merged = catalog.path + "/merged"
        _ = try await merge(merged, folders)
        let before = try catalog.files(of: merged)
        let run = try await merge(merged, folders)
        #expect(run.ending == .code(1))
        #expect(try catalog.files(of: merged) == before)
    }

    /// Another file system can't be linked to.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/shm")))
    func filesAreCopiedWhereLinksCannotGo() async throws {
        let catalog = try catalog()
        let folders = try await shards(catalog, of: 2)
        let merged = "/dev/shm/darkroom-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: merged) }
        let run = try await merge(merged, folders)
        #expect(run.ending == .code(1))
        // Where temporary folders lie there too, all are links.
        let counts = try #require(run.output.firstMatch(of: #/\((\d+) files, (\d+) copied\)/#))
        #expect(counts.2 == counts.1 || counts.2 == "0")
        #expect(try await CommandRun.darkroom(["verify", merged]).ending == .code(0))
    }

    @Test func missingShardsAreNamed() async throws {
        let catalog = try catalog()
        let folders = try await shards(catalog, of: 3)
        let merged = catalog.path + "/merged"
        let run = try await merge(merged, [folders[1]])
        #expect(run.ending == .code(2))
        #expect(run.messages.contains("missing: shard 1/3, 3/3; build it, or name its folder"))
        #expect(!FileManager.default.fileExists(atPath: merged))
        let twice = try await merge(merged, folders + [folders[1]])
        #expect(twice.ending == .code(2))
        #expect(twice.messages.contains("shard 2/3 is there more than once"))
    }

    @Test func shardsOfOtherBuildsAreNamed() async throws {
        let catalog = try catalog()
        let first = try await build(catalog, 1, of: 2)
        try catalog.write(#"{"scales": [1]}"#, to: "recipe.json")
        let second = try await build(catalog, 2, of: 2)
        let merged = catalog.path + "/merged"
        let recipes = try await merge(merged, [first, second])
        #expect(recipes.ending == .code(2))
        #expect(recipes.messages.contains("\(second): was made with another recipe than \(first)"))
        catalog.title = "Other"
        try catalog.write()
        let other = try await build(catalog, 2, of: 2)
        let catalogs = try await merge(merged, [first, other])
        #expect(catalogs.messages.contains("\(other): was made from another catalog than \(first)"))
        let third = try await build(catalog, 3, of: 3)
        let counts = try await merge(merged, [first, third])
        #expect(counts.messages.contains("is one of 3 shards"))
    }

    @Test func whatIsNoShardIsNamed() async throws {
        let catalog = try catalog()
        try await catalog.build(ends: 1)
        let first = try await build(catalog, 1, of: 2)
        let whole = try await merge(catalog.path + "/merged", [first, catalog.output])
        #expect(whole.ending == .code(2))
        #expect(
            whole.messages.contains("\(catalog.output): can't be merged: there is no shard.json"))
        try catalog.write("{}", to: "shard-1-2/manifest.json")
        let stopped = try await merge(catalog.path + "/merged", [first])
        #expect(stopped.ending == .code(2))
    }

    @Test func aLostFileOfAShardIsNamed() async throws {
        let catalog = try catalog()
        let folders = try await shards(catalog, of: 2)
        let manifest = try Manifest(json: catalog.bytes(folders[0] + "/manifest.json"))
        let path = try #require(manifest.images.values.first?.variants.first?.path)
        try FileManager.default.removeItem(atPath: folders[0] + "/" + path)
        let run = try await merge(catalog.path + "/merged", folders)
        #expect(run.ending == .code(2))
        #expect(run.messages.contains("\(folders[0])/\(path): is missing"))
        try Data("junk".utf8).write(to: URL(filePath: folders[0] + "/" + path))
        let junk = try await merge(catalog.path + "/merged", folders)
        #expect(junk.ending == .code(2))
        #expect(!FileManager.default.fileExists(atPath: catalog.path + "/merged"))
    }

    /// A photo that was renamed between two parts belongs to neither, or to both.
    @Test func partsThatFoundOtherPhotosAreNamed() async throws {
        let catalog = try catalog()
        let first = try await build(catalog, 1, of: 2)
        try FileManager.default.moveItem(
            atPath: catalog.path + "/photos/g0.jpg", toPath: catalog.path + "/photos/g0.jpeg")
        let second = try await build(catalog, 2, of: 2)
        let run = try await merge(catalog.path + "/merged", [first, second])
        #expect(run.ending == .code(2))
        #expect(run.messages.contains("\(second): found other photos than \(first)"))
    }

    @Test func aShardIsNoPlaceForTheWhole() async throws {
        let catalog = try catalog()
        let folders = try await shards(catalog, of: 2)
        let run = try await merge(folders[0], folders)
        #expect(run.ending == .code(2))
        #expect(run.messages.contains("is one of the shards"))
        #expect(try await merge(catalog.path + "/merged", folders).ending == .code(1))
    }

    @Test(arguments: ["shard.json", "manifest-v1.schema.json", ".darkroom/manifest.sha256"])
    func whatBelongsToTheManifestComesBack(name: String) async throws {
        let catalog = try catalog()
        try await catalog.settle()
        let folder = try await build(catalog, 1, of: 2)
        let before = try catalog.bytes(folder + "/" + name)
        for damage in [nil, "{"] {
            try FileManager.default.removeItem(atPath: folder + "/" + name)
            if let damage { try Data(damage.utf8).write(to: URL(filePath: folder + "/" + name)) }
            _ = try await build(catalog, 1, of: 2)
            #expect(try catalog.bytes(folder + "/" + name) == before)
        }
    }

    @Test func aWholeBuildAfterAShardIsNoShard() async throws {
        let catalog = try catalog()
        let folder = try await build(catalog, 1, of: 2)
        let run = try await CommandRun.darkroom(
            ["build", catalog.path, "--output", folder, "--progress", "none"])
        #expect(run.ending == .code(1))
        #expect(!FileManager.default.fileExists(atPath: folder + "/shard.json"))
    }

    @Test func aPlanListsWhatAShardReads() async throws {
        let catalog = try catalog()
        var listed: [String] = []
        for index in 1...3 {
            let run = try await CommandRun.darkroom(
                ["plan", catalog.path, "--shard", "\(index)/3", "--list-sources"])
            #expect(run.ending == .code(0))
            let lines = run.output.split(separator: "\n").map(String.init)
            #expect(lines.first == "catalog.json" && lines.last == "recipe.json")
            listed += lines.filter { $0.hasPrefix("photos/") }
        }
        let all = try await CommandRun.darkroom(["plan", catalog.path, "--list-sources"])
        #expect(
            all.output.split(separator: "\n").map(String.init)
                == (["catalog.json"] + listed.sorted() + ["recipe.json"]))
        #expect(listed.count == 8)
    }
}
