import Foundation
import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct MappedFileTests {
    /// Three windows and a bit, no two of them alike.
    private let bytes = (0..<3 * MappedFile.window + 5).map { UInt8(truncatingIfNeeded: $0 / 251) }

    @Test func itsDigestIsThatOfTheBytes() throws {
        try TemporaryFolder.with { folder in
            let file = try #require(MappedFile(path: try folder.write(bytes, to: "file")))
            #expect(file.digest == SHA256.digest(of: bytes).hex)
            #expect(file[0..<file.count] == bytes)
        }
    }

    @Test func whatWasGivenBackIsReadAgain() throws {
        try TemporaryFolder.with { folder in
            let file = try #require(MappedFile(path: try folder.write(bytes, to: "file")))
            var passed = 0
            file.release(from: &passed, to: MappedFile.window - 1)
            #expect(passed == 0)
            file.release(from: &passed, to: file.count)
            #expect(passed == file.count)
            #expect(file[0..<file.count] == bytes)
        }
    }

    @Test func aFileThatIsReplacedStaysAsItWas() throws {
        try TemporaryFolder.with { folder in
            let file = try #require(MappedFile(path: try folder.write("old\ntext", to: "file")))
            try folder.write("new", to: "other")
            try #require(rename(folder.path("other"), folder.path("file")) == 0)
            #expect(file[0..<file.count] == Array("old\ntext".utf8))
            #expect(file.lineEnd(from: 0) == 3 && file.lineEnd(from: 4) == 8)
            #expect(file[8] == 0)
        }
    }

    @Test(arguments: ["", "nothing", "."]) func whatHoldsNothingIsNone(name: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "nothing")
            #expect(MappedFile(path: folder.path(name)) == nil)
        }
    }

    @Test func aLineIsFoundByWhatItBeginsWith() throws {
        try TemporaryFolder.with { folder in
            let text = "a \"x\": 1\n  \"x\": 2\n\"x\": 3\n"
            let file = try #require(MappedFile(path: try folder.write(text, to: "file")))
            let mark = Array(#""x":"#.utf8)
            #expect(file.line(beginningWith: mark, in: 0..<file.count) == 11)
            #expect(file.line(beginningWith: mark, in: 12..<file.count) == 18)
            #expect(file.line(beginningWith: mark, in: 0..<14) == nil)
        }
    }
}
