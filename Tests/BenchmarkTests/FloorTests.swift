import Foundation
import TestSupport
import Testing

@testable import darkroom_bench

@Suite struct FloorTests {
    @Test func encodesWhatItDecodes() throws {
        let size = PictureSize(width: 31, height: 17)
        let grey = Data(repeating: 128, count: size.area * 3)
        try TemporaryFolder.with { folder in
            let file = URL(fileURLWithPath: folder.path + "/a.jpg")
            try JPEGCodec.encode(grey, size, quality: 80).write(to: file)
            let whole = try JPEGCodec.decode(file.path, eighths: 8)
            #expect(whole.pixels == [UInt8](grey))
            // Half of 31 × 17, rounded up.
            let half = try JPEGCodec.decode(file.path, eighths: 4)
            #expect(half.size == PictureSize(width: 16, height: 9))
        }
    }

    @Test func tellsWhatIsNoJPEG() throws {
        try TemporaryFolder.with { folder in
            let file = folder.path + "/a.jpg"
            try Data("no picture".utf8).write(to: URL(fileURLWithPath: file))
            #expect(throws: BenchError.self) { try JPEGCodec.decode(file, eighths: 8) }
            #expect(throws: BenchError.self) { try JPEGCodec.decode(file + ".none", eighths: 8) }
        }
    }
}
