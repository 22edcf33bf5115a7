import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct DecodePlanTests {
    /// libjpeg shrinks by 2, 4 or 8, of a large photo never below what is needed; only what an eighth
    /// still has too much, at twice the size that is needed, is left to boxes.
    @Test(
        arguments: [
            (2, 1, 1), (1, 1, 1), (0.51, 1, 1), (0.5, 2, 1), (0.26, 2, 1), (0.25, 4, 1),
            (0.172, 4, 1), (0.126, 4, 1), (0.125, 8, 1), (0.063, 8, 1), (0.032, 8, 1),
            (0.03125, 8, 2), (0.025, 8, 2), (0.0125, 8, 5),
        ] as [(Double, Int, Int)])
    func largeJPEGs(needed: Double, codec: Int, box: Int) throws {
        try Self.check(Self.claimingToBeLarge(Pictures.file(.jpeg)), needed, codec, box)
    }

    /// Of a small source never below twice what is needed.
    @Test(
        arguments: [
            (1, 1, 1), (0.5, 1, 1), (0.26, 1, 1), (0.25, 2, 1), (0.126, 2, 1), (0.125, 4, 1),
            (0.0625, 8, 1), (0.03125, 8, 2),
        ] as [(Double, Int, Int)])
    func smallJPEGs(needed: Double, codec: Int, box: Int) throws {
        try Self.check(Pictures.file(.jpeg), needed, codec, box)
    }

    /// The file with 6000 × 4000 pixels written into its frame header (ITU T.81, B.2.2: marker,
    /// length, precision, lines, samples a line).
    private static func claimingToBeLarge(_ file: [UInt8]) throws -> [UInt8] {
        var file = file
        let frame = try #require(
            zip(file.indices, file.indices.dropFirst()).first {
                file[$0] == 0xFF && (file[$1] == 0xC0 || file[$1] == 0xC2)
            }?.0)
        file.replaceSubrange(frame + 5..<frame + 9, with: [0x0F, 0xA0, 0x17, 0x70])
        return file
    }

    /// libwebp scales to any size; twice what is needed is kept for the kernel.
    @Test(
        arguments: [(2, 1), (0.5, 1), (0.26, 1), (0.25, 2), (0.125, 4), (0.01, 50)]
            as [(Double, Int)])
    func webps(needed: Double, codec: Int) throws {
        try Self.check(Pictures.file(.webp), needed, codec, 1)
    }

    @Test(
        arguments: [(2, 1), (0.5, 1), (0.26, 1), (0.25, 2), (0.125, 4), (0.01, 50)]
            as [(Double, Int)])
    func formatsWhoseCodecCantShrink(needed: Double, box: Int) throws {
        for format in [OutputFormat.png, .avif, .heic] {
            try Self.check(Pictures.file(format), needed, 1, box)
        }
    }

    private static func check(
        _ file: [UInt8], _ needed: Double, _ codec: Int, _ box: Int
    ) throws {
        let header = try SourceHeaderTests.header(of: file)
        let plan = DecodePlan(header, needed: needed)
        #expect(plan.codecShrink == codec)
        #expect(plan.boxShrink == box)
    }
}

@Suite struct DecodeCostTests {
    /// 96 × 64 pixels. By hand: the base and its upright copy, what the codec holds, 8 bytes for each
    /// of 100 output pixels, and 50 bytes of files.
    @Test func isAnUpperEstimateOfWhatIsHeld() throws {
        let pixels = 96 * 64
        for (format, needed, bytes) in [
            (.jpeg, 1, 2 * pixels * 3), (.jpeg, 0.25, 2 * pixels / 4 * 3),
            (.png, 1, 2 * pixels * 3), (.png, 0.25, 2 * pixels / 4 * 3),
            (.webp, 1, 2 * pixels * 3 + pixels * 4 + pixels * 2),
            (.webp, 0.25, 2 * pixels / 4 * 3 + pixels / 4 * 4 + pixels * 2),
            (.heic, 1, 2 * pixels * 3 + pixels * 8), (.avif, 1, 2 * pixels * 3 + pixels * 8),
        ] as [(OutputFormat, Double, Int)] {
            let header = try SourceHeaderTests.header(of: Pictures.file(format))
            let plan = DecodePlan(header, needed: needed)
            let cost = DecodeCost(header, plan: plan, outputs: 100, encoded: 50)
            #expect(cost.bytes == bytes + 850, "\(format) at \(needed)")
        }
    }

    /// A progressive JPEG is in memory whole, as coefficients of two bytes.
    @Test(.needs(.convert)) func aProgressiveJPEGCostsItsCoefficients() throws {
        let file = try Pictures.converted(["-interlace", "JPEG"], to: "jpeg")
        let header = try SourceHeaderTests.header(of: file)
        #expect(header.isInterlaced)
        let plan = DecodePlan(header, needed: 0.0625)
        #expect(
            DecodeCost(header, plan: plan, outputs: 0, encoded: 0).bytes
                == 2 * 96 + 96 * 64 * 3 * 2 + 2 * 2 * 96)
    }
}
