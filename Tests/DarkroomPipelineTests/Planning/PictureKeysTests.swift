import Testing

@testable import DarkroomPipeline

@Suite struct PictureKeysTests {
    @Test func aSafeIdIsItsOwnFolder() {
        let keys = PictureKeys(.of(trips: [.of("picos", [])]))
        #expect(keys.tripCover("picos") == "trip/picos/cover")
        #expect(keys.tripHeaderCollapsed("picos") == "trip/picos/header.collapsed")
        #expect(keys.tripHeaderExpanded("picos") == "trip/picos/header.expanded")
        #expect(keys.tripGallery("picos", 12) == "trip/picos/gallery.12")
    }

    @Test(arguments: [["Lake", "lake"], ["LAKE", "lake", "Lake", "laKe"]])
    func idsThatDifferByCaseGetFoldersThatDifferByMore(ids: [String]) {
        let keys = PictureKeys(.of(focuses: ids.map { .of($0, "a") }))
        let folders = ids.map { keys.focusThumbnail($0).lowercased() }
        #expect(Set(folders).count == ids.count)
    }

    @Test func idsThatDifferByNormalisationGetDifferentFolders() {
        let ids = ["caf\u{E9}", "cafe\u{301}", "cafe"]
        let keys = PictureKeys(.of(books: ids.map { .of($0, cover: "a") }))
        let folders = ids.map { keys.bookCover($0) }
        #expect(Set(folders.map { $0.lowercased() }).count == 3)
        #expect(folders.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }

    @Test(arguments: ["../up", "a/b", "", ".", "..", ".hidden", "con", "a b", "日本", "x\0y"])
    func anUnsafeIdNeverReachesAPath(id: String) {
        let keys = PictureKeys(.of(focuses: [.of(id, "a")]))
        let parts = keys.focusThumbnail(id).split(
            separator: "/", omittingEmptySubsequences: false)
        #expect(parts.count == 3)
        #expect(parts[1].utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") })
        #expect(!parts[1].isEmpty && parts[1] != "con")
    }

    @Test func oneIdInTwoModelTypesIsTwoFolders() {
        let keys = PictureKeys(
            .of(
                focuses: [.of("x", "a")],
                sections: [.init(id: "s", title: "S", items: [.of("x", "a")])]))
        #expect(keys.focusThumbnail("x") == "focus/x/thumbnail")
        #expect(keys.quickFocusThumbnail("x") == "quickFocus/x/thumbnail")
    }

    /// A clash in one model type has nothing to do with another.
    @Test func foldersOfOneTypeDontDependOnAnothers() {
        let keys = PictureKeys(.of(focuses: [.of("Lake", "a")], trips: [.of("lake", ["a"])]))
        #expect(keys.focusThumbnail("Lake") == "focus/Lake/thumbnail")
        #expect(keys.tripCover("lake") == "trip/lake/cover")
    }
}
