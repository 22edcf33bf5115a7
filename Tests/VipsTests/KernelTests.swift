import CResample
import Testing

/// The kernel's own functions, with every set of vector instructions that this processor has.
@Suite struct KernelTests {
    /// Widths and numbers of rows around those that the loops take at once, and weights up to the
    /// largest: one, its negative, and what has both bytes full.
    @Test(
        arguments: [1, 3, 31, 32, 33, 63, 64, 65, 127, 200], [1, 2, 3, 4, 5, 7, 8, 255, 257, 260])
    func vectorsGiveTheSameBytes(columns: Int, taps: Int) {
        for channels in [1, 3, 4] {
            let made = Self.vectors.map { Self.resampled(columns, taps, channels, $0) }
            for other in made { #expect(other == made[0]) }
        }
    }

    /// By hand: of rows of 10, 20 and 30, half the first less the second is -15, which is 0; the third
    /// alone is 30.
    @Test func rowsAreWeighed() {
        let one = Int16(1 << CRESAMPLE_FRACTION_BITS)
        for vectors in Self.vectors {
            let source: [UInt8] = (0..<3).flatMap { row in
                [UInt8](repeating: UInt8(10 * (row + 1)), count: 40)
            }
            let weights = [one / 2, -one, 0, 0, 0, one]
            let result = Self.run(
                source, columns: 40, channels: 1, weights: weights, taps: 3, vectors)
            #expect(result == [UInt8](repeating: 0, count: 40) + [UInt8](repeating: 30, count: 40))
        }
    }

    /// Sizes around those that vectors take, all values of a byte, one table or one a channel.
    @Test(arguments: [1, 21, 22, 63, 64, 65, 257, 400], [1, 3, 4])
    func tablesAreLookedUp(pixels: Int, channels: Int) {
        let source = (0..<pixels * channels).map { UInt8(truncatingIfNeeded: $0 * 89 + 7) }
        let table = (0..<256).map { UInt8(truncatingIfNeeded: $0 * 151 + 3) }
        let mirrored = [UInt8](table.reversed())
        for tables in [
            [[UInt8]](repeating: table, count: channels),
            (0..<channels).map { $0 == channels - 1 ? mirrored : table },
        ] {
            let expected = source.indices.map { tables[$0 % channels][Int(source[$0])] }
            for vectors in Self.vectors {
                #expect(Self.mapped(source, tables, vectors) == expected)
            }
        }
    }

    private static func mapped(
        _ source: [UInt8], _ tables: [[UInt8]], _ vectors: cresample_vectors
    ) -> [UInt8] {
        let joined = tables.flatMap(\.self)
        var result = [UInt8](repeating: 0, count: source.count)
        joined.withUnsafeBufferPointer { joined in
            let starts = tables.indices.map { table in
                joined.baseAddress.map { $0 + 256 * table }
            }
            cresample_map(
                source, source.count / tables.count, Int32(tables.count), starts, vectors, &result)
        }
        return result
    }

    private static var vectors: [cresample_vectors] {
        [CRESAMPLE_PLAIN, CRESAMPLE_AVX2, CRESAMPLE_AVX512].filter { cresample_has($0) != 0 }
    }

    private static func resampled(
        _ columns: Int, _ taps: Int, _ channels: Int, _ vectors: cresample_vectors
    ) -> [UInt8] {
        var random = UInt32(truncatingIfNeeded: columns * 7919 + taps * 31 + channels)
        func next() -> UInt32 {
            random = random &* 1_664_525 &+ 1_013_904_223
            return random >> 8
        }
        let source = (0..<columns * channels * taps).map { _ in UInt8(truncatingIfNeeded: next()) }
        let edges: [Int16] = [16384, -16384, 127, 128, -128, -129, 255, 0]
        let weights = (0..<2 * taps).map { index in
            index < edges.count
                ? edges[index] : Int16(truncatingIfNeeded: Int(next() % 4001) - 2000)
        }
        return run(
            source, columns: columns, channels: channels, weights: weights, taps: taps, vectors)
    }

    /// Two rows out of `taps`; columns stay as they are.
    private static func run(
        _ source: [UInt8], columns: Int, channels: Int, weights: [Int16], taps: Int,
        _ vectors: cresample_vectors
    ) -> [UInt8] {
        let same = [Int16](repeating: Int16(1 << CRESAMPLE_FRACTION_BITS), count: columns)
        let lefts = (0..<Int32(columns)).map(\.self)
        var result = [UInt8](repeating: 0, count: 2 * columns * channels)
        withAxis(weights, first: [0, 0], taps: taps) { down in
            withAxis(same, first: lefts, taps: 1) { across in
                var strip = [UInt8](
                    repeating: 0, count: cresample_strip_size(Int32(columns), Int32(channels)))
                cresample(
                    source, columns * channels, Int32(columns), Int32(channels), down, across,
                    vectors, &strip, &result)
            }
        }
        return result
    }

    private static func withAxis(
        _ weights: [Int16], first: [Int32], taps: Int, _ body: (cresample_axis) -> Void
    ) {
        weights.withUnsafeBufferPointer { weights in
            first.withUnsafeBufferPointer { first in
                body(
                    cresample_axis(
                        weights: weights.baseAddress, first: first.baseAddress, taps: Int32(taps),
                        count: Int32(first.count)))
            }
        }
    }
}
