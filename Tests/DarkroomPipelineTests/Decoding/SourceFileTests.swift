import DarkroomManifest
import Foundation
import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct SourceFileTests {
    @Test func readsAnywhere() throws {
        try Pictures.withSource(Array("0123456789".utf8)) { file in
            #expect(file.size == 10)
            #expect(file.bytes(3) == Array("012".utf8))
            #expect(file.bytes(3, at: 4) == Array("456".utf8))
            #expect(file.bytes(9, at: 8) == Array("89".utf8))
            #expect(file.bytes(1, at: 10).isEmpty)
            #expect(file.bytes(1, at: -1).isEmpty)
            #expect(file.bytes(0).isEmpty)
            #expect(file.bytes(-5).isEmpty)
        }
    }

    /// FIPS 180-4's example "abc", and a million times "a", which takes more than one block.
    @Test func hashesTheWholeFile() throws {
        try Pictures.withSource(Array("abc".utf8)) { file in
            let digest = try file.digest()
            #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        }
        try Pictures.withSource([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)) { file in
            let digest = try file.digest()
            #expect(digest == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
        }
    }

    @Test func aFolderIsUnreadable() throws {
        try TemporaryFolder.with { folder in
            let failure = try #require(try Self.failure(opening: folder.path))
            #expect(failure.code == .unreadable)
            #expect(failure.stage == .inspect)
            #expect(failure.message.contains("regular file"))
        }
    }

    @Test(.timeLimit(.minutes(1))) func aPipeIsRefusedWithoutWaitingForAWriter() throws {
        try TemporaryFolder.with { folder in
            try #require(mkfifo(folder.path("pipe.jpg"), 0o600) == 0)
            let failure = try Self.failure(opening: folder.path("pipe.jpg"))
            #expect(failure?.code == .unreadable)
        }
    }

    @Test(arguments: ["/dev/zero", "/dev/null", "/dev/tty"])
    func aDeviceIsUnreadable(path: String) throws {
        #expect(try Self.failure(opening: path)?.code == .unreadable)
    }

    @Test func aSocketIsUnreadable() throws {
        try TemporaryFolder.with { folder in
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let path = Array(folder.path("s").utf8)
            try #require(path.count < MemoryLayout.size(ofValue: address.sun_path))
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
            let bound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
            try #require(bound == 0)
            #expect(try Self.failure(opening: folder.path("s"))?.code == .unreadable)
        }
    }

    @Test func aFileThatIsNotThereSaysSo() throws {
        let failure = try #require(try Self.failure(opening: "/nonexistent/lake.jpg"))
        #expect(failure.code == .unreadable)
        #expect(failure.message.contains("No such file"))
        #expect(!failure.message.contains("/nonexistent"))
    }

    @Test(.enabled(if: getuid() != 0, "root may read everything"))
    func aFileWithoutPermissionSaysSo() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write("x", to: "secret.jpg")
            chmod(path, 0)
            let failure = try #require(try Self.failure(opening: path))
            #expect(failure.code == .unreadable)
            #expect(failure.message.contains("ermission denied"))
        }
    }

    @Test func anEmptyFileIsEmpty() throws {
        try TemporaryFolder.with { folder in
            let failure = try Self.failure(opening: try folder.write("", to: "empty.jpg"))
            #expect(failure?.code == .empty)
        }
    }

    @Test func theLimitIsInclusive() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write("12345", to: "five.jpg")
            #expect(try Self.failure(opening: path, limit: 5) == nil)
            let failure = try #require(try Self.failure(opening: path, limit: 4))
            #expect(failure.code == .tooLarge)
            #expect(failure.message.contains("5 bytes") && failure.message.contains("(4)"))
        }
    }

    @Test func anUntouchedFileIsUnchanged() throws {
        try Pictures.withSource([1, 2, 3]) { file in
            _ = try file.digest()
            #expect(try SourceFailure.thrown { try file.checkUnchanged() } == nil)
        }
    }

    @Test func aFileThatGrowsIsNoticed() throws {
        try Self.changing { path in
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data([4]))
            try handle.close()
        }
    }

    @Test func aFileThatIsRewrittenInPlaceIsNoticed() throws {
        try Self.changing { path in
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.write(contentsOf: Data([9, 9, 9]))
            try handle.close()
            // Time stamps of a file system can be coarse.
            let later = Date(timeIntervalSinceNow: 5)
            try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
        }
    }

    @Test func aFileThatShrinksFailsWhereItEnds() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write([1, 2, 3], to: "source")
            let file = try SourceFile.open(path: path, limit: 10)
            truncate(path, 1)
            let failure = try #require(try SourceFailure.thrown { try file.digest() })
            #expect(failure.code == .unreadable)
        }
    }

    /// Replaced by another file of its name, the opened one is still what it was.
    @Test func aReplacedFileIsReadToItsEnd() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write("abc", to: "source")
            let file = try SourceFile.open(path: path, limit: 10)
            try FileManager.default.removeItem(atPath: path)
            try folder.write("other", to: "source")
            #expect(file.bytes(10) == Array("abc".utf8))
            #expect(try SourceFailure.thrown { try file.checkUnchanged() } == nil)
        }
    }

    private static func changing(_ change: (String) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write([1, 2, 3], to: "source")
            let file = try SourceFile.open(path: path, limit: 10)
            try change(path)
            let failure = try #require(
                try SourceFailure.thrown { try file.checkUnchanged() })
            #expect(failure.code == .unreadable)
            #expect(failure.message.contains("changed"))
        }
    }

    private static func failure(opening path: String, limit: Int = 100) throws -> SourceFailure? {
        do throws(SourceFailure) {
            _ = try SourceFile.open(path: path, limit: limit)
            return nil
        } catch {
            return error
        }
    }
}
