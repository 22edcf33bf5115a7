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
        let kernel = Kernel(step: 1 / stretch)
        var first: [Int32] = []
        var weights: [Int16] = []
        first.reserveCapacity(output)
        weights.reserveCapacity(output * taps)
        var exact = [Double](repeating: 0, count: taps)
        for index in 0..<output {
            let middle = start + (Double(index) + 0.5) * step
            let low = Int((middle - Self.lobes * stretch).rounded(.down))
            let begin = max(0, min(low, source - taps))
            first.append(Int32(begin))
            kernel.fill(&exact, from: (Double(begin) + 0.5 - middle) / stretch)
            Self.append(exact, to: &weights)
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

    /// Appends them in fixed point, scaled to sum to exactly one; what rounding leaves over goes to the
    /// largest.
    private static func append(_ exact: [Double], to weights: inout [Int16]) {
        let one = 1 << Int(CRESAMPLE_FRACTION_BITS)
        let scale = Double(one) / exact.reduce(0, +)
        var (left, largest) = (one, weights.count)
        for weight in exact {
            let whole = Int((weight * scale).rounded())
            left -= whole
            weights.append(Int16(clamping: whole))
            if weights[largest] < weights[weights.count - 1] { largest = weights.count - 1 }
        }
        weights[largest] = Int16(clamping: Int(weights[largest]) + left)
    }

    /// sinc(x) · sinc(x / 3) (C. Lanczos) at points a step apart. One sine is enough, sin 3a = sin a ·
    /// (3 − 4 sin² a), and from point to point an angle is turned on, where a sine takes ten times as
    /// long: after a thousand points it is off by 10⁻¹³.
    private struct Kernel {
        private let step: Double
        private let turn: (sine: Double, cosine: Double)

        init(step: Double) {
            self.step = step
            let angle = Double.pi * step / lobes
            turn = (sin(angle), cos(angle))
        }

        func fill(_ values: inout [Double], from first: Double) {
            var x = first
            var (sine, cosine) = (sin(Double.pi * x / lobes), cos(Double.pi * x / lobes))
            for index in values.indices {
                values[index] = value(at: x, sine)
                (sine, cosine) = (
                    sine * turn.cosine + cosine * turn.sine,
                    cosine * turn.cosine - sine * turn.sine
                )
                x += step
            }
        }

        /// At the middle the quotient is 1, but of two numbers that are mostly rounding.
        private func value(at x: Double, _ sine: Double) -> Double {
            guard abs(x) < lobes else { return 0 }
            guard abs(x) > 1e-6 else { return 1 }
            let third = Double.pi * x / lobes
            let square = sine * sine
            return square * (3 - 4 * square) / (lobes * third * third)
        }
    }
}
