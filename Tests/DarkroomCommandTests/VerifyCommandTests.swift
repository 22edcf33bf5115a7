import DarkroomManifest
import Foundation
import TestSupport
import Testing

/// The real binary on a folder that it has built, and that somebody then meddled with.
@Suite struct VerifyCommandTests {
    private func built() async throws -> PhotoCatalog {
        let catalog = try PhotoCatalog(photos: 2)
        let run = try await catalog.build()
        #expect(run.ending == .code(0))
        return catalog
    }

    private func verify(_ catalog: PhotoCatalog) async throws -> CommandRun {
        try await CommandRun.darkroom(["verify", catalog.output])
    }

    private func files(_ catalog: PhotoCatalog) throws -> [String] {
        try catalog.manifest().images.values.flatMap(\.variants).map(\.path).sorted()
    }

    @Test func anUntouchedFolderIsAsItsManifestSays() async throws {
        let catalog = try await built()
        let run = try await verify(catalog)
        #expect(run.ending == .code(0))
        #expect(run.output == "2 pictures, 4 files: all as the manifest says\n")
        #expect(run.messages == "")
    }

    @Test func everyChangedBitIsFound() async throws {
        let catalog = try await built()
        let path = try files(catalog)[0]
        let url = URL(filePath: catalog.output + "/" + path)
        let whole = try Data(contentsOf: url)
        for position in [0, 1, whole.count / 2, whole.count - 1] {
            for bit in [0, 7] {
                var changed = whole
                changed[position] ^= 1 << UInt8(bit)
                try changed.write(to: url)
                let run = try await verify(catalog)
                #expect(run.ending == .code(1))
                #expect(run.output.hasPrefix("\(path): its content has changed"))
            }
        }
    }

    @Test func missingShorterAndLongerFilesAreFound() async throws {
        let catalog = try await built()
        let paths = try files(catalog)
        let urls = paths.map { URL(filePath: catalog.output + "/" + $0) }
        try FileManager.default.removeItem(at: urls[0])
        try Data(contentsOf: urls[1]).dropLast().write(to: urls[1])
        try (Data(contentsOf: urls[2]) + [0]).write(to: urls[2])
        let run = try await verify(catalog)
        #expect(run.ending == .code(1))
        #expect(run.output.contains("\(paths[0]): is missing\n"))
        #expect(run.output.contains("\(paths[1]): has "))
        #expect(run.output.contains("\(paths[2]): has more bytes than "))
        #expect(run.output.hasSuffix("2 pictures, 4 files: 3 faults\n"))
    }

    @Test func aFileThatNoPictureHasIsAWarning() async throws {
        let catalog = try await built()
        let stray = "images/focus/p0/holiday.jpg"
        try Data([1]).write(to: URL(filePath: catalog.output + "/" + stray))
        let run = try await verify(catalog)
        #expect(run.ending == .code(0))
        #expect(
            run.messages
                == "darkroom: warning: \(stray): no picture of the manifest has this file; 'darkroom prune' removes it\n"
        )
    }

    @Test func aChangedManifestIsFound() async throws {
        let catalog = try await built()
        let url = URL(filePath: catalog.output + "/manifest.json")
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        try text.replacing("\"title\": \"t\"", with: "\"title\": \"u\"")
            .write(to: url, atomically: true, encoding: .utf8)
        let run = try await verify(catalog)
        #expect(run.ending == .code(1))
        #expect(run.output.hasPrefix("manifest.json: its content has changed since the build\n"))
    }

    private func verifySources(
        _ catalog: PhotoCatalog, at folder: String? = nil
    ) async throws -> CommandRun {
        try await CommandRun.darkroom(
            ["verify", catalog.output, "--sources", folder ?? catalog.path])
    }

    @Test func sourcesAreReadWhereTheyAreAskedFor() async throws {
        let catalog = try await built()
        let run = try await verifySources(catalog)
        #expect(run.ending == .code(0))
        #expect(run.output == "2 pictures, 4 files, 2 sources: all as the manifest says\n")
        try FileManager.default.removeItem(atPath: catalog.path + "/photos")
        #expect(try await verify(catalog).ending == .code(0))
    }

    /// As many other bytes, with the old time.
    @Test func aSourceThatOnlyItsBytesTellIsFound() async throws {
        let catalog = try await built()
        let photo = catalog.path + "/photos/p1.jpg"
        let facts = try FileManager.default.attributesOfItem(atPath: photo)
        let date = try #require(facts[.modificationDate] as? Date)
        var bytes = try Data(contentsOf: URL(filePath: photo))
        bytes[bytes.count - 100] ^= 1
        // The sample itself may be linked there.
        try FileManager.default.removeItem(atPath: photo)
        try bytes.write(to: URL(filePath: photo))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: photo)
        let run = try await verifySources(catalog)
        #expect(run.ending == .code(1))
        #expect(
            run.output == """
                photos/p1.jpg: changed since it was built
                2 pictures, 4 files, 2 sources: 1 fault

                """)
    }

    @Test func sourcesThatAreGoneLongerOrShutAreFound() async throws {
        let catalog = try await built()
        let photos = URL(filePath: catalog.path + "/photos")
        let bytes = try Data(contentsOf: photos.appending(path: "p0.jpg"))
        try FileManager.default.removeItem(at: photos.appending(path: "p0.jpg"))
        try FileManager.default.removeItem(at: photos.appending(path: "p1.jpg"))
        try (bytes + [0]).write(to: photos.appending(path: "p1.jpg"))
        let run = try await verifySources(catalog)
        #expect(run.ending == .code(1))
        #expect(run.output.contains("photos/p0.jpg: is gone since it was built\n"))
        #expect(run.output.contains("photos/p1.jpg: changed since it was built\n"))
        try FileManager.default.createDirectory(
            at: photos.appending(path: "p0.jpg"), withIntermediateDirectories: true)
        let other = try await verifySources(catalog)
        #expect(other.output.contains("photos/p0.jpg: the file can't be read: it is not a regular"))
    }

    @Test func aSourceOutsideTheFolderIsNotRead() async throws {
        let catalog = try await built()
        let url = URL(filePath: catalog.output + "/manifest.json")
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        try Data(text.replacing("\"photos/p0.jpg\"", with: "\"../photos/p0.jpg\"").utf8)
            .write(to: url)
        let run = try await verifySources(catalog, at: catalog.path + "/photos")
        #expect(run.ending == .code(1))
        #expect(run.output.contains("../photos/p0.jpg: it is not a path in the catalog's folder\n"))
    }

    @Test func sourcesNeedAFolder() async throws {
        let catalog = try await built()
        for folder in ["/nowhere/at/all", catalog.path + "/catalog.json"] {
            let run = try await verifySources(catalog, at: folder)
            #expect(run.ending == .code(2) && run.output == "")
            #expect(run.messages.contains("\(folder): there is no such folder"))
        }
    }

    @Test func aFolderWithoutManifestIsAnInputError() async throws {
        let run = try await CommandRun.darkroom(["verify", "/nowhere/at/all"])
        #expect(run.ending == .code(2))
        #expect(run.output == "")
        #expect(run.messages.contains("/nowhere/at/all/manifest.json"))
    }
}
