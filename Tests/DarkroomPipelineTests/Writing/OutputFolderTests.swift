import Foundation
import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct OutputFolderTests {
    @Test func makesTheFolderAndAllAboveIt() throws {
        try TemporaryFolder.with { folder in
            let output = try OutputFolder(path: folder.path("a/b/out"))
            try output.replace("images/focus/x/file.jpg", with: [1, 2, 3], durable: false)
            #expect(try Self.bytes(folder.path("a/b/out/images/focus/x/file.jpg")) == [1, 2, 3])
        }
    }

    @Test(arguments: [true, false]) func aFileReplacesAnother(durable: Bool) throws {
        try TemporaryFolder.with { folder in
            let output = try OutputFolder(path: folder.path)
            try output.replace("manifest.json", with: [1, 2, 3], durable: durable)
            try output.replace("manifest.json", with: [4], durable: durable)
            try output.replace("empty", with: [], durable: durable)
            #expect(try Self.bytes(folder.path("manifest.json")) == [4])
            #expect(try Self.bytes(folder.path("empty")).isEmpty)
            #expect(try Self.names(folder.path(".darkroom/tmp")).isEmpty)
        }
    }

    /// Whoever has the old file open keeps all of it.
    @Test func readersSeeTheOldOrTheNewFileWhole() throws {
        try TemporaryFolder.with { folder in
            let output = try OutputFolder(path: folder.path)
            let old = [UInt8](repeating: 1, count: 100_000)
            try output.replace("manifest.json", with: old, durable: false)
            let reader = try #require(FileHandle(forReadingAtPath: folder.path("manifest.json")))
            try output.replace("manifest.json", with: [2], durable: false)
            #expect([UInt8](try #require(try reader.readToEnd())) == old)
        }
    }

    @Test func aFileThatIsThereIsNotWrittenAgain() throws {
        try TemporaryFolder.with { folder in
            let output = try OutputFolder(path: folder.path)
            _ = try output.writeOnce([1, 2, 3], to: "images/a.jpg")
            let before = try Self.number(folder.path("images/a.jpg"))
            _ = try output.writeOnce([1, 2, 3], to: "images/a.jpg")
            #expect(try Self.number(folder.path("images/a.jpg")) == before)
        }
    }

    @Test func aFileOfAnotherSizeIsWrittenAgain() throws {
        try TemporaryFolder.with { folder in
            try folder.write([1], to: "images/a.jpg")
            let output = try OutputFolder(path: folder.path)
            _ = try output.writeOnce([1, 2, 3], to: "images/a.jpg")
            #expect(try Self.bytes(folder.path("images/a.jpg")) == [1, 2, 3])
        }
    }

    /// Zeros of the right length, as a power cut leaves them.
    @Test func aFileOfOtherContentIsWrittenAgain() throws {
        try TemporaryFolder.with { folder in
            try folder.write([0, 0, 0], to: "images/a.jpg")
            let output = try OutputFolder(path: folder.path)
            _ = try output.writeOnce([1, 2, 3], to: "images/a.jpg")
            #expect(try Self.bytes(folder.path("images/a.jpg")) == [1, 2, 3])
        }
    }

    /// `mkdir` there says that the parent is missing, however often it is made.
    @Test(arguments: ["/proc/nothing", "/proc/nothing/deep/er", "/dev/null/out"])
    func aPlaceWhereNothingCanBeMadeIsToldAtOnce(path: String) throws {
        let error = #expect(throws: BuildError.self) { try OutputFolder(path: path) }
        #expect(error?.messages.first?.hasPrefix("\(path): can't be written: ") == true)
    }

    @Test func aSecondBuildIsRefused() throws {
        try TemporaryFolder.with { folder in
            let path = folder.path("out")
            let first = try OutputFolder(path: path)
            for _ in 0..<3 {
                let refused = try Self.message { try OutputFolder(path: path) }
                let message = try #require(refused)
                #expect(message.contains(path) && message.contains("another build"))
            }
            try first.replace("manifest.json", with: [1], durable: false)
        }
    }

    @Test func aFinishedBuildLetsTheNextOneIn() throws {
        try TemporaryFolder.with { folder in
            for _ in 0..<3 {
                let message = try Self.message { try OutputFolder(path: folder.path) }
                #expect(message == nil)
            }
        }
    }

    @Test func leftoversOfAKilledBuildAreRemoved() throws {
        try TemporaryFolder.with { folder in
            try folder.write("half", to: ".darkroom/tmp/123-456")
            try folder.write("whole", to: "manifest.json")
            let output = try OutputFolder(path: folder.path)
            #expect(try Self.names(folder.path(".darkroom/tmp")).isEmpty)
            #expect(try Self.bytes(folder.path("manifest.json")) == Array("whole".utf8))
            try output.replace("x", with: [1], durable: false)
        }
    }

    /// The build that holds the folder may be writing; a refused one removes nothing of it.
    @Test func aRefusedBuildRemovesNothing() throws {
        try TemporaryFolder.with { folder in
            let first = try OutputFolder(path: folder.path)
            try folder.write("in hand", to: ".darkroom/tmp/9-9")
            _ = try Self.message { try OutputFolder(path: folder.path) }
            #expect(try Self.names(folder.path(".darkroom/tmp")) == ["9-9"])
            try first.replace("x", with: [1], durable: false)
        }
    }

    @Test(arguments: ["file", "file/below"])
    func aFileInThePlaceOfTheFolderIsNamedWithAReason(name: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "file")
            let message = try Self.message { try OutputFolder(path: folder.path(name)) }
            try Self.check(message, folder.path(name))
        }
    }

    @Test func aFileInThePlaceOfASubfolderIsNamedWithAReason() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "images")
            let output = try OutputFolder(path: folder.path)
            let message = try Self.message {
                _ = try output.writeOnce([1], to: "images/focus/x/thumbnail.jpg")
            }
            try Self.check(message, folder.path("images"))
        }
    }

    @Test func aFolderInThePlaceOfAFileIsNamedWithAReason() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "manifest.json/inside")
            let output = try OutputFolder(path: folder.path)
            let message = try Self.message {
                try output.replace("manifest.json", with: [1], durable: true)
            }
            try Self.check(message, folder.path("manifest.json"))
            #expect(try Self.names(folder.path(".darkroom/tmp")).isEmpty)
        }
    }

    @Test func aFolderInThePlaceOfTheLockIsNamedWithAReason() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: ".darkroom/lock/inside")
            let message = try Self.message { try OutputFolder(path: folder.path) }
            try Self.check(message, folder.path(".darkroom/lock"))
        }
    }

    @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
    func aFolderWithoutPermissionIsNamedWithAReason() throws {
        try TemporaryFolder.with { folder in
            chmod(folder.path, 0o500)
            defer { chmod(folder.path, 0o700) }
            let message = try Self.message { try OutputFolder(path: folder.path("out")) }
            try Self.check(message, folder.path("out"))
        }
    }

    @Test func theReasonIsTheSystemsOwn() {
        guard case .outputNotWritable(let message) = BuildError.cannotWrite("out", ENOSPC) else {
            Issue.record("another error")
            return
        }
        #expect(message == "out: can't be written: No space left on device")
    }

    private static func check(_ message: String?, _ path: String) throws {
        let message = try #require(message)
        #expect(message.contains(path))
        let reasons = [
            "Not a directory", "File exists", "Is a directory", "Directory not empty",
            "Permission denied",
        ]
        #expect(reasons.contains { message.hasSuffix($0) }, "\(message)")
    }

    /// The message of an output that can't be written; nil where the closure throws none.
    private static func message(_ body: () throws -> some Any) throws -> String? {
        do {
            _ = try body()
            return nil
        } catch BuildError.outputNotWritable(let message) {
            return message
        }
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    private static func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    private static func number(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
}
