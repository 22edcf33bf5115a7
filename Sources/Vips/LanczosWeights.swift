internal import CResample

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// How much each source sample along one axis counts for each output sample: the three-lobed
/// Lanczos kernel, stretched when the picture gets smaller so that nothing aliases.
struct LanczosWeights {
    /// Weights an output sample has.
    let taps: Int
    /// The source sample of each output sample's first weight.
    private(set) var first: [Int32]
    /// `taps` for each output sample; fixed point, summing to one.
    let weights: [Int16]

    /// - Parameters:
    ///   - start: where the output begins, in source samples; the first one spans 0 to 1.
    ///   - length: what the output spans, in source samples.
    ///   - source: number of source samples. The kernel reaches beyond the span where there are any.
    ///   - output: number of output samples.
    init(start: Double, length: Double, source: Int, output: Int) {
        let step = length / Double(output)
        let stretch = max(1, step)
        let taps = min(source, Int((2 * Self.lobes * stretch).rounded(.up)) + 1)
        var first: [Int32] = []
        var weights: [Int16] = []
        first.reserveCapacity(output)
        weights.reserveCapacity(output * taps)
        for index in 0..<output {
            let middle = start + (Double(index) + 0.5) * step
            let low = Int((middle - Self.lobes * stretch).rounded(.down))
            let begin = max(0, min(low, source - taps))
            first.append(Int32(begin))
            let exact = (0..<taps).map { tap in
                Self.kernel((Double(begin + tap) + 0.5 - middle) / stretch)
            }
            weights += Self.fixed(exact)
        }
        self.taps = taps
        self.first = first
        self.weights = weights
    }

    /// Source samples that any output sample needs.
    var span: Range<Int> {
        let begin = Int(first.min() ?? 0)
        return begin..<Int(first.max() ?? 0) + taps
    }

    /// The same for source samples that are counted from the beginning of a range of them.
    func counted(from range: Range<Int>) -> LanczosWeights {
        var moved = self
        moved.first = first.map { $0 - Int32(range.lowerBound) }
        return moved
    }

    /// The same for the kernel, while the closure runs.
    func withAxis(_ body: (cresample_axis) -> Void) {
        weights.withUnsafeBufferPointer { weights in
            first.withUnsafeBufferPointer { first in
                body(
                    cresample_axis(
                        weights: weights.baseAddress, first: first.baseAddress,
                        taps: Int32(taps), count: Int32(first.count)))
            }
        }
    }

    private static let lobes = 3.0

    /// sinc(x) · sinc(x / 3) (C. Lanczos). One sine is enough: sin 3a = sin a · (3 − 4 sin² a).
    private static func kernel(_ x: Double) -> Double {
        guard abs(x) < lobes else { return 0 }
        guard x != 0 else { return 1 }
        let third = Double.pi * x / lobes
        let sine = sin(third)
        let square = sine * sine
        return square * (3 - 4 * square) / (lobes * third * third)
    }

    /// Scaled to sum to exactly one; what rounding leaves over goes to the largest.
    private static func fixed(_ exact: [Double]) -> [Int16] {
        let one = 1 << Int(CRESAMPLE_FRACTION_BITS)
        let sum = exact.reduce(0, +)
        var whole = exact.map { Int(($0 / sum * Double(one)).rounded()) }
        let largest = whole.indices.max { whole[$0] < whole[$1] } ?? 0
        whole[largest] += one - whole.reduce(0, +)
        return whole.map { Int16(clamping: $0) }
    }
}
