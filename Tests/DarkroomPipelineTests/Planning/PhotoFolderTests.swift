import Foundation
import CanonicalJSON
import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct PhotoFolderTests {
    private static let composed = "caf\u{E9}"
    private static let decomposed = "cafe\u{301}"

    @Test(
        arguments: [
            ("lake.jpg", "lake.jpg"), ("lake", "lake.jpg"), ("picos/path", "picos/path.png"),
            ("picos/path.png", "picos/path.png"), ("a/b/c", "a/b/c.heic"), ("v1.2", "v1.2.jpg"),
            ("v1.2.jpg", "v1.2.jpg"), ("plain", "plain"), ("UPPER", "UPPER.JPG"),
            ("scan", "scan.dat"), (".hidden", ".hidden.png"),
        ])
    func findsAName(name: String, file: String) throws {
        let files = [
            "lake.jpg", "picos/path.png", "a/b/c.heic", "v1.2.jpg", "plain", "UPPER.JPG",
            "scan.dat", ".hidden.png",
        ]
        try Self.with(files) { photos in #expect(photos.match(name) == .file(file)) }
    }

    @Test(
        arguments: [
            "sea", "lake.png", "LAKE", "lake.", "lak", "lake.jpg.jpg", "v1", "picos/lake",
            "lake.jpg/x", "", "x\0y", "...",
        ])
    func aNameWithoutAFileIsMissing(name: String) throws {
        try Self.with(["lake.jpg", "v1.2.jpg", "picos/path.png"]) { photos in
            #expect(photos.match(name) == .missing)
        }
    }

    @Test func anExactNameWinsOverOthersWithItsStem() throws {
        try Self.with(["lake.jpg", "lake.jpg.png", "lake.png"]) { photos in
            #expect(photos.match("lake.jpg") == .file("lake.jpg"))
            #expect(photos.match("lake.png") == .file("lake.png"))
        }
    }

    @Test func twoFilesOfOneNameAreAmbiguous() throws {
        try Self.with(["lake.png", "lake.jpg", "a/lake.heic", "a/lake.tif"]) { photos in
            #expect(photos.match("lake") == .ambiguous(["lake.jpg", "lake.png"]))
            #expect(photos.match("a/lake") == .ambiguous(["a/lake.heic", "a/lake.tif"]))
        }
    }

    @Test func namesMatchInEitherNormalisation() throws {
        for (onDisk, named) in [
            (Self.composed, Self.decomposed), (Self.decomposed, Self.composed),
            (Self.composed, Self.composed), (Self.decomposed, Self.decomposed),
        ] {
            try Self.with(["\(onDisk).jpg", "\(onDisk)/\(onDisk).png"]) { photos in
                for (name, file) in [
                    (named, "\(onDisk).jpg"), ("\(named).jpg", "\(onDisk).jpg"),
                    ("\(named)/\(named)", "\(onDisk)/\(onDisk).png"),
                ] {
                    guard case .file(let found) = photos.match(name) else {
                        Issue.record("no file for \(name)")
                        continue
                    }
                    #expect(ExactString(found) == ExactString(file))
                }
            }
        }
    }

    /// Both spellings name both files, so that nothing in the catalog could tell them apart. The
    /// order of candidates is that of their bytes, whatever the file system's.
    @Test(arguments: [[composed, decomposed], [decomposed, composed]])
    func twoNormalisationsOfOneNameAreAmbiguous(names: [String]) throws {
        try Self.with(names.map { "\($0).jpg" }) { photos in
            guard case .ambiguous(let candidates) = photos.match(Self.composed) else {
                Issue.record("not ambiguous")
                return
            }
            #expect(
                candidates.map(ExactString.init)
                    == [Self.decomposed, Self.composed].map { ExactString("\($0).jpg") })
        }
    }

    @Test func aSidecarIsNoRival() throws {
        let files = ["lake.jpg", "lake.AAE", "lake.xmp", "lake.json", "lake.jpg.xmp", "lake.txt"]
        try Self.with(files) { photos in
            #expect(photos.match("lake") == .file("lake.jpg"))
            #expect(photos.match("lake.jpg") == .file("lake.jpg"))
        }
    }

    @Test func aPhotosNameIsNotMetByItsSidecar() throws {
        try Self.with(["lake.jpg.xmp", "lake.heic.aae"]) { photos in
            #expect(photos.match("lake.jpg") == .missing)
            #expect(photos.match("lake.heic") == .missing)
        }
    }

    @Test(
        arguments: [
            "../secret", "..", "picos/../lake", "picos/..", "../photos/lake", "/etc/passwd",
            "/lake", "//lake",
        ])
    func aNameThatClimbsOutIsRefused(name: String) throws {
        try Self.with(["lake.jpg", "picos/path.png"]) { photos in
            #expect(photos.match(name) == .outside)
        }
    }

    @Test(arguments: ["picos//path", "./picos/path", "picos/./path.png", "picos///./path"])
    func emptySegmentsAndDotsCountForNothing(name: String) throws {
        try Self.with(["picos/path.png"]) { photos in
            #expect(photos.match(name) == .file("picos/path.png"))
        }
    }

    /// A folder of a trip's photos often stands beside its title picture.
    @Test func aFolderIsNoPhoto() throws {
        try Self.with(["picos.jpg", "picos/path.png", "empty.jpg/x", "a.png/x", "a.jpg"]) {
            photos in
            #expect(photos.match("picos") == .file("picos.jpg"))
            #expect(photos.match("empty") == .missing)
            #expect(photos.match("empty.jpg") == .missing)
            #expect(photos.match("a") == .file("a.jpg"))
        }
        try Self.with(["picos/path.png"]) { photos in
            #expect(photos.match("picos") == .missing)
            #expect(photos.match("picos/") == .missing)
            #expect(photos.match(".") == .missing)
        }
    }

    @Test func aLinkThatStaysInsideIsFollowed() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "photos/deep/lake.jpg")
            try folder.link("photos/alias.jpg", to: "deep/lake.jpg")
            try folder.link("photos/short", to: "deep")
            try folder.link("photos/all", to: ".")
            let photos = PhotoFolder(path: folder.path("photos"))
            #expect(photos.match("alias") == .file("alias.jpg"))
            #expect(photos.match("short/lake") == .file("short/lake.jpg"))
            #expect(photos.match("all/alias") == .file("all/alias.jpg"))
            #expect(photos.match("short") == .missing)
        }
    }

    @Test func aLinkThatLeavesIsRefused() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "secret.jpg")
            try folder.write("x", to: "other/secret.jpg")
            try folder.write("x", to: "photos-more/secret.jpg")
            try folder.write("x", to: "photos/lake.jpg")
            try folder.link("photos/file.jpg", to: "../secret.jpg")
            try folder.link("photos/absolute.jpg", to: folder.path("secret.jpg"))
            try folder.link("photos/folder", to: "../other")
            try folder.link("photos/sibling", to: "../photos-more")
            try folder.link("photos/hop", to: "folder")
            let photos = PhotoFolder(path: folder.path("photos"))
            for name in [
                "file", "file.jpg", "absolute", "folder/secret", "folder/secret.jpg",
                "sibling/secret", "hop/secret", "folder/nothing",
            ] {
                #expect(photos.match(name) == .outside, "\(name)")
            }
            #expect(photos.match("lake") == .file("lake.jpg"))
        }
    }

    @Test func aDanglingLinkIsFoundSoThatOpeningItCanSayWhy() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "photos/lake.jpg")
            try folder.link("photos/gone.jpg", to: "nowhere.jpg")
            let photos = PhotoFolder(path: folder.path("photos"))
            #expect(photos.match("gone") == .file("gone.jpg"))
        }
    }

    @Test func theFolderItselfMayBeALink() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "elsewhere/lake.jpg")
            try folder.link("photos", to: "elsewhere")
            #expect(PhotoFolder(path: folder.path("photos")).match("lake") == .file("lake.jpg"))
        }
    }

    @Test func aFolderThatIsNotThereHasNoPhotos() throws {
        try TemporaryFolder.with { folder in
            #expect(PhotoFolder(path: folder.path("photos")).match("lake") == .missing)
        }
    }

    private static func with(_ files: [String], _ body: (PhotoFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "secret.jpg")
            for file in files { try folder.write("x", to: "photos/\(file)") }
            try body(PhotoFolder(path: folder.path("photos")))
        }
    }
}
