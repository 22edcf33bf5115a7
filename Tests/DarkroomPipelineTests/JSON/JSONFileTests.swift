import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct JSONFileTests {
    @Test func readsAWholeFile() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write([1, 2, 0, 255], to: "deep/a")
            #expect(try JSONFile.bytes(at: path) == [1, 2, 0, 255])
        }
    }

    @Test func saysWhyAFileCantBeRead() throws {
        try TemporaryFolder.with { folder in
            let missing = #expect(throws: JSONFile.Unreadable.self) {
                try JSONFile.bytes(at: folder.path("none"))
            }
            let itself = #expect(throws: JSONFile.Unreadable.self) {
                try JSONFile.bytes(at: folder.path)
            }
            #expect(missing?.reason == "there is no such file")
            #expect(itself?.reason == "it is a folder")
        }
    }

    @Test func followsLinksToTheRealPath() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write("x", to: "deep/a")
            try folder.link("way", to: "deep")
            #expect(JSONFile.realPath(folder.path("way/../way/a")) == path)
            #expect(JSONFile.realPath(folder.path("none")) == nil)
        }
    }
}
