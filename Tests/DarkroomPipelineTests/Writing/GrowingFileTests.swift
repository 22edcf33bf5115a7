import Foundation
import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct GrowingFileTests {
    private func unfinished(in folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path("out/.darkroom/tmp"))
    }

    @Test func itStandsWholeInItsPlace() throws {
        try TemporaryFolder.with { folder in
            let output = try OutputFolder(path: folder.path("out"))
            let piece = [UInt8](repeating: 7, count: 700_000)
            let file = try GrowingFile(in: output)
            for _ in 0..<3 { try piece.withUnsafeBytes { try file.append($0) } }
            #expect(!FileManager.default.fileExists(atPath: folder.path("out/file")))
            let digest = try file.finish()
            try file.place(at: "file")
            let whole = piece + piece + piece
            #expect(digest == SHA256.digest(of: whole).hex)
            #expect(
                try [UInt8](Data(contentsOf: URL(filePath: folder.path("out/file")))) == whole)
            #expect(try unfinished(in: folder).isEmpty)
        }
    }

    @Test func nothingStaysOfOneThatIsGivenUp() throws {
        try TemporaryFolder.with { folder in
            let output = try OutputFolder(path: folder.path("out"))
            do {
                let file = try GrowingFile(in: output)
                try [UInt8](repeating: 7, count: 10).withUnsafeBytes { try file.append($0) }
                let names = try unfinished(in: folder)
                withExtendedLifetime(file) { #expect(names.count == 1) }
            }
            #expect(try unfinished(in: folder).isEmpty)
        }
    }
}
