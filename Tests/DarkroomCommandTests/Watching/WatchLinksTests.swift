import Foundation
import TestSupport
import Testing

/// Links on the way to what is watched, and out of it.
@Suite struct WatchLinksTests {
    /// The file behind a link is replaced; then the link is turned to another one.
    @Test func theCatalogMayBeALink() async throws {
        let catalog = try ChangingCatalog()
        let watched = try await WatchedCatalog(catalog)
        let text = { (title: String) in Data(try watched.catalogText(title: title).utf8) }
        try FileManager.default.createDirectory(
            atPath: catalog.path + "/shared", withIntermediateDirectories: true)
        try watched.put(text("Shared"), as: "shared/one.json")
        try watched.put(text("Other"), as: "shared/two.json")
        try turn(catalog.path + "/catalog.json", to: "shared/one.json")
        try await watched.lines(2)
        #expect(try watched.title() == "Shared")
        try watched.put(text("Behind"), as: "shared/one.json")
        try await watched.lines(3)
        #expect(try watched.title() == "Behind")
        try turn(catalog.path + "/catalog.json", to: "shared/two.json")
        try await watched.lines(4)
        #expect(try watched.title() == "Other")
    }

    /// As deployments do it: `current` is turned from one version to the next.
    @Test func theFolderMayBeALink() async throws {
        let (one, two) = (try ChangingCatalog(), try ChangingCatalog())
        two.title = "Two"
        try two.write()
        let links = try ScratchFolder()
        try turn(links.path + "/current", to: one.path)
        let watched = try await WatchedCatalog(one, at: links.path + "/current")
        try turn(links.path + "/current", to: two.path)
        try await watched.lines(2)
        #expect(try watched.title() == "Two")
        two.title = "Three"
        try two.write()
        try await watched.lines(3)
        #expect(try watched.title() == "Three")
    }

    /// The folder of the photos may be a link; links in it lead nowhere else.
    @Test func linksAmongThePhotosAreNotFollowed() async throws {
        let catalog = try ChangingCatalog()
        let elsewhere = try ScratchFolder(["note.txt": "1"])
        let files = FileManager.default
        try files.moveItem(
            atPath: catalog.path + "/photos", toPath: elsewhere.path + "/photos")
        try turn(catalog.path + "/photos", to: elsewhere.path + "/photos")
        try turn(elsewhere.path + "/photos/out", to: elsewhere.path)
        let watched = try await WatchedCatalog(catalog)
        try Data("2".utf8).write(to: URL(filePath: elsewhere.path + "/note.txt"))
        try await Task.sleep(for: .milliseconds(500))
        try watched.put(try watched.sample("dandelions.jpg"), as: "photos/lake.jpg")
        #expect(try await watched.lines(2)[1].hasPrefix("1 picture made, 4 up to date, "))
    }

    /// Lets a link lead somewhere else, in one step.
    private func turn(_ link: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: link + ".new", withDestinationPath: target)
        try #require(rename(link + ".new", link) == 0)
    }
}
