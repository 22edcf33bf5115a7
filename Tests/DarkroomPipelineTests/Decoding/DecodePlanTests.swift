import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct DecodePlanTests {
    /// libjpeg decodes at 1, 2, 4, 5 or 8 eighths, a large photo never below 1.15 times what is needed,
    /// and above half its size whole; only what one eighth still has too much, at twice the size that
    /// is needed, is left to boxes.
    @Test(
        arguments: [
            (2, 8, 1), (1, 8, 1), (0.77, 8, 1), (0.76, 8, 1), (0.6, 8, 1), (0.51, 8, 1),
            (0.5, 5, 1), (0.44, 5, 1), (0.43, 4, 1), (0.26, 4, 1), (0.25, 4, 1), (0.22, 4, 1),
            (0.172, 2, 1), (0.11, 2, 1), (0.108, 1, 1),
            (0.063, 1, 1), (0.032, 1, 1), (0.03125, 1, 2), (0.025, 1, 2), (0.0125, 1, 5),
        ] as [(Double, Int, Int)])
    func largeJPEGs(needed: Double, eighths: Int, box: Int) throws {
        let scale = DecodeScale(numerator: eighths, denominator: 8)
        try Self.check(Self.claimingToBeLarge(Pictures.file(.jpeg)), needed, scale, box)
    }

    /// Of a small source never below twice what is needed.
    @Test(
        arguments: [
            (1, 8, 1), (0.5, 8, 1), (0.32, 8, 1), (0.26, 5, 1), (0.25, 4, 1), (0.126, 4, 1),
            (0.125, 2, 1),
            (0.0625, 1, 1), (0.03125, 1, 2),
        ] as [(Double, Int, Int)])
    func smallJPEGs(needed: Double, eighths: Int, box: Int) throws {
        let scale = DecodeScale(numerator: eighths, denominator: 8)
        try Self.check(Pictures.file(.jpeg), needed, scale, box)
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
        try Self.check(Pictures.file(.webp), needed, .one(in: codec), 1)
    }

    @Test(
        arguments: [(2, 1), (0.5, 1), (0.26, 1), (0.25, 2), (0.125, 4), (0.01, 50)]
            as [(Double, Int)])
    func formatsWhoseCodecCantShrink(needed: Double, box: Int) throws {
        for format in [OutputFormat.png, .avif, .heic] {
            try Self.check(Pictures.file(format), needed, .one(in: 1), box)
        }
    }

    private static func check(
        _ file: [UInt8], _ needed: Double, _ codec: DecodeScale, _ box: Int
    ) throws {
        let header = try SourceHeaderTests.header(of: file)
        let plan = DecodePlan(header, needed: needed)
        #expect(plan.codecScale == codec)
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

    /// What boxes shrink is in memory before: an eighth of 96 × 64, and half of that twice.
    @Test func aJPEGCostsWhatIsLeftToBoxes() throws {
        let header = try SourceHeaderTests.header(of: Pictures.file(.jpeg))
        let plan = DecodePlan(header, needed: 0.03125)
        #expect(
            DecodeCost(header, plan: plan, outputs: 0, encoded: 0).bytes == 12 * 8 * 3 + 2 * 6 * 4
                * 3)
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
