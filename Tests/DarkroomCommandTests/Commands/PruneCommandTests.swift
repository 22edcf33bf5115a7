import DarkroomManifest
import Foundation
import TestSupport
import Testing

private let setpriv = "/usr/bin/setpriv"

/// The real binary on a folder that was built, and that holds more than its manifest says.
@Suite struct PruneCommandTests {
    /// Two pictures of two files each, and whatever else is asked for, by path below the output.
    private func built(_ strays: [String: Int] = [:]) async throws -> PhotoCatalog {
        let catalog = try PhotoCatalog(photos: 2)
        #expect(try await catalog.build().ending == .code(0))
        for (path, bytes) in strays { try place(bytes, at: path, catalog) }
        return catalog
    }

    private func place(_ bytes: Int, at path: String, _ catalog: PhotoCatalog) throws {
        let file = URL(filePath: catalog.output + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(count: bytes).write(to: file)
    }

    private func prune(_ catalog: PhotoCatalog, _ options: String...) async throws -> CommandRun {
        try await CommandRun.darkroom(["prune", catalog.output] + options)
    }

    /// Everything below `images`, folders too.
    private func images(_ catalog: PhotoCatalog) throws -> Set<String> {
        Set(try FileManager.default.subpathsOfDirectory(atPath: catalog.output + "/images"))
    }

    private func named(_ catalog: PhotoCatalog) throws -> Set<String> {
        Set(
            try catalog.manifest().images.values.flatMap(\.variants)
                .map { String($0.path.dropFirst("images/".count)) })
    }

    @Test func whatTheManifestNamesStays() async throws {
        let catalog = try await built()
        let before = try images(catalog)
        let run = try await prune(catalog)
        #expect(run.ending == .code(0))
        #expect(run.output == "0 files removed, 0 B\n" && run.messages == "")
        #expect(try images(catalog) == before)
    }

    @Test func straysAndTheFoldersTheyLeaveEmptyGo() async throws {
        let catalog = try await built()
        let before = try images(catalog)
        try place(1500, at: "images/trip/old/cover@1x.0123456789abcdef.jpg", catalog)
        try place(2, at: "images/trip/old/deep/er/note.txt", catalog)
        try place(3, at: "images/focus/p0/holiday.jpg", catalog)
        try place(4, at: "images/top", catalog)
        try FileManager.default.createDirectory(
            atPath: catalog.output + "/images/empty", withIntermediateDirectories: true)
        let run = try await prune(catalog)
        #expect(run.ending == .code(0))
        #expect(
            run.output == """
                images/focus/p0/holiday.jpg
                images/top
                images/trip/old/cover@1x.0123456789abcdef.jpg
                images/trip/old/deep/er/note.txt
                4 files removed, 1.5 kB

                """)
        // That one was empty before.
        #expect(try images(catalog) == before.union(["empty"]))
        #expect(
            try await CommandRun.darkroom(["verify", catalog.output]).output
                == "2 pictures, 4 files: all as the manifest says\n")
    }

    @Test func whatAnEarlierBuildMadeGoes() async throws {
        let catalog = try await built()
        let before = try named(catalog)
        try Data(#"{"roles": {"focus.thumbnail": {"width": 40, "height": 40}}}"#.utf8)
            .write(to: URL(filePath: catalog.path + "/recipe.json"))
        #expect(try await catalog.build().ending == .code(0))
        let run = try await prune(catalog)
        let lines = run.output.split(separator: "\n").dropLast().map { $0.dropFirst(7) }
        #expect(Set(lines.map(String.init)) == before)
        #expect(try images(catalog).isSuperset(of: named(catalog)))
    }

    @Test func aDryRunSaysTheSameAndChangesNothing() async throws {
        let catalog = try await built(["images/a/b": 1, "images/c": 20])
        let everything = try FileManager.default.subpathsOfDirectory(atPath: catalog.output)
        let forecast = try await prune(catalog, "--dry-run")
        #expect(forecast.ending == .code(0))
        #expect(forecast.output == "images/a/b\nimages/c\n2 files would be removed, 21 B\n")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: catalog.output) == everything)
        let run = try await prune(catalog)
        #expect(run.output == "images/a/b\nimages/c\n2 files removed, 21 B\n")
    }

    /// Of a link only the link goes, whether it leads to a file, a folder or nowhere.
    @Test func linksAreNotFollowed() async throws {
        let catalog = try await built()
        let elsewhere = try ScratchFolder(["kept.jpg": "kept", "other.jpg": "other"])
        let images = catalog.output + "/images"
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: images + "/file", withDestinationPath: elsewhere.path + "/kept.jpg")
        try files.createSymbolicLink(
            atPath: images + "/folder", withDestinationPath: elsewhere.path)
        try files.createSymbolicLink(atPath: images + "/nowhere", withDestinationPath: "gone")
        try files.createSymbolicLink(atPath: images + "/loop", withDestinationPath: ".")
        let run = try await prune(catalog)
        #expect(run.ending == .code(0))
        let lines = run.output.split(separator: "\n").dropLast().map(String.init)
        #expect(lines == ["images/file", "images/folder", "images/loop", "images/nowhere"])
        #expect(try files.contentsOfDirectory(atPath: images) == ["focus"])
        #expect(
            try Set(files.contentsOfDirectory(atPath: elsewhere.path))
                == ["kept.jpg", "other.jpg"])
    }

    /// Somebody has moved a folder to another disk: the build goes through that link.
    @Test func aLinkThatLeadsToAPictureStays() async throws {
        let catalog = try await built()
        let elsewhere = try ScratchFolder()
        let folder = catalog.output + "/images/focus"
        try FileManager.default.moveItem(atPath: folder, toPath: elsewhere.path + "/focus")
        try Data([1]).write(to: URL(filePath: elsewhere.path + "/focus/stray"))
        try FileManager.default.createSymbolicLink(
            atPath: folder, withDestinationPath: elsewhere.path + "/focus")
        let run = try await prune(catalog)
        #expect(run.output == "0 files removed, 0 B\n")
        #expect(FileManager.default.fileExists(atPath: elsewhere.path + "/focus/stray"))
        let verified = try await CommandRun.darkroom(["verify", catalog.output])
        #expect(verified.ending == .code(0) && verified.messages == "")
    }

    @Test func imagesThatAreALinkAreRefused() async throws {
        let catalog = try await built()
        let elsewhere = try ScratchFolder(["x.jpg": "x"])
        let images = catalog.output + "/images"
        try FileManager.default.removeItem(atPath: images)
        try FileManager.default.createSymbolicLink(
            atPath: images, withDestinationPath: elsewhere.path)
        for options in [[], ["--dry-run"]] {
            let run = try await CommandRun.darkroom(["prune", catalog.output] + options)
            #expect(run.ending == .code(3) && run.output == "")
            #expect(run.messages.contains("\(images): is no folder but a link"))
        }
        #expect(FileManager.default.fileExists(atPath: elsewhere.path + "/x.jpg"))
    }

    @Test func noImagesAreNothingToDo() async throws {
        let catalog = try await built()
        try FileManager.default.removeItem(atPath: catalog.output + "/images")
        #expect(try await prune(catalog).output == "0 files removed, 0 B\n")
    }

    @Test func withoutAManifestNothingIsRemovedNorMade() async throws {
        let folder = try ScratchFolder()
        let images = URL(filePath: folder.path + "/images")
        try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
        try Data([1]).write(to: images.appending(path: "x.jpg"))
        for manifest in [nil, "", "{", #"{"schemaVersion": "9.0"}"#] {
            if let manifest {
                try Data(manifest.utf8).write(to: URL(filePath: folder.path + "/manifest.json"))
            }
            for options in [[], ["--dry-run"]] {
                let run = try await CommandRun.darkroom(["prune", folder.path] + options)
                #expect(run.ending == .code(2) && run.output == "")
                #expect(run.messages.contains("\(folder.path)/manifest.json"))
            }
        }
        #expect(
            try Set(FileManager.default.subpathsOfDirectory(atPath: folder.path))
                == ["images", "images/x.jpg", "manifest.json"])
    }

    /// A path that leads out of the pictures names nothing there; a roundabout way to one does.
    @Test func aManifestsOddPathsDoNotLeadAstray() async throws {
        let catalog = try await built()
        let paths = try named(catalog).sorted()
        let outside = catalog.path + "/outside.jpg"
        try Data([1]).write(to: URL(filePath: outside))
        let manifest = URL(filePath: catalog.output + "/manifest.json")
        let text = String(decoding: try Data(contentsOf: manifest), as: UTF8.self)
            .replacing("images/" + paths[0], with: "images/../../outside.jpg")
            .replacing("images/" + paths[1], with: "images/x/..//./" + paths[1])
            .replacing("images/" + paths[2], with: catalog.output + "/images/" + paths[2])
        try Data(text.utf8).write(to: manifest)
        let run = try await prune(catalog)
        #expect(run.ending == .code(0))
        let lines = run.output.split(separator: "\n").dropLast().map(String.init)
        #expect(lines == ["images/" + paths[0], "images/" + paths[2]])
        #expect(FileManager.default.fileExists(atPath: outside))
        #expect(FileManager.default.fileExists(atPath: catalog.output + "/images/" + paths[1]))
    }

    /// Names of any bytes but those that end a line of the list.
    @Test func oddNamesGoToo() async throws {
        let catalog = try await built(["images/a\nb \u{1B}[31m": 1])
        let odd = try await CommandRun.shell(
            #"cd "$F" && : > "$(printf '\377\376.jpg')""#,
            environment: ["F": catalog.output + "/images"])
        #expect(odd.ending == .code(0))
        let run = try await prune(catalog)
        #expect(run.output.hasPrefix("images/a\\u{a}b \\u{1b}[31m\n"))
        #expect(run.output.hasSuffix("\n2 files removed, 1 B\n"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: catalog.output + "/images")
                == ["focus"])
    }

    @Test(.enabled(if: getuid() != 0 || FileManager.default.fileExists(atPath: setpriv)))
    func whatCanNotBeRemovedCostsItself() async throws {
        let catalog = try await built(["images/closed/x.jpg": 1, "images/open/y.jpg": 1])
        let closed = catalog.output + "/images/closed"
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
        }
        // The superuser may do anything, until that right is taken away.
        let unprivileged = getuid() == 0 ? setpriv + " --bounding-set=-dac_override" : ""
        let run = try await CommandRun.shell(
            "\(unprivileged) \"$D\" prune \"$F\"", environment: ["F": catalog.output])
        #expect(run.ending == .code(3))
        #expect(run.output == "images/open/y.jpg\n1 file removed, 1 B\n")
        #expect(
            run.messages
                == "darkroom: error: images/closed/x.jpg: can't be removed: Permission denied\n")
        #expect(FileManager.default.fileExists(atPath: closed + "/x.jpg"))
    }

    /// Beside a build that writes there, and beside one that only looks.
    @Test(arguments: ["", " --dry-run"]) func aRunningBuildIsNotDisturbed(option: String)
        async throws
    {
        let catalog = try await built(["images/x.jpg": 1])
        let run = try await CommandRun.shell(
            """
            DARKROOM_FAULT=hang=photos/p1.jpg "$D" build "$C" --output "$O" --force 2> "$C/log" &
            for i in $(seq 400); do grep -q planned "$C/log" && break; sleep 0.05; done
            "$D" prune "$O"\(option); code=$?
            kill $!; wait $!; exit $code
            """, environment: ["C": catalog.path, "O": catalog.output])
        #expect(run.ending == .code(3) && run.output == "")
        #expect(run.messages.contains("another build is writing there"))
        #expect(FileManager.default.fileExists(atPath: catalog.output + "/images/x.jpg"))
    }
}
