import DarkroomManifest
import Foundation
import TestSupport
import Testing

@testable import DarkroomPipeline
@testable import darkroom_bench

@Suite struct FloorTests {
    /// The floor of Darkroom's plan, whatever that asks for.
    @Test(arguments: [(4000, 3000), (2000, 1500), (5312, 2988), (640, 480)])
    func decodesAtTheScalesOfThePlan(width: Int, height: Int) {
        for side in stride(from: 30, through: height, by: 137) {
            let crop = Manifest.Crop(x: 0, y: 0, width: height, height: height)
            let output = Job.Output(
                name: "", format: .jpeg, quality: 80, crop: crop,
                size: PictureSize(width: side, height: side), overlay: nil, variant: "")
            let photo = Job.Photo(
                path: "", format: .jpeg, size: PictureSize(width: width, height: height),
                outputs: [output])
            let plan = DecodePlan(
                .jpeg, size: PixelSize(width: width, height: height), needed: photo.needed)
            #expect(
                plan.codecScale
                    == DecodeScale(numerator: FloorTask.eighths(photo), denominator: 8))
        }
    }

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
