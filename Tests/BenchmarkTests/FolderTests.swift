import Foundation
import TestSupport
import Testing

@testable import darkroom_bench

@Suite struct FolderTests {
    /// Or a second run of Darkroom would find its state, and have nothing to do.
    @Test func emptiesHiddenFoldersToo() throws {
        try TemporaryFolder.with { folder in
            let output = Folder(folder.path + "/out")
            try Folder(output.path + "/.darkroom").make()
            try Data("state".utf8).write(
                to: URL(fileURLWithPath: output.path + "/.darkroom/state.sqlite"))
            #expect(try output.files().count == 1)
            try output.empty()
            #expect(try FileManager.default.contentsOfDirectory(atPath: output.path).isEmpty)
        }
    }
}
