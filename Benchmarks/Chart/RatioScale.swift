internal import Foundation

/// Ratios on a logarithmic scale of whole powers of two, 1 among them.
struct RatioScale: Equatable {
    /// Powers of two at both ends.
    let low: Int
    let high: Int

    init(_ ratios: [Double]) {
        let powers = ratios.filter { $0 > 0 }.map { log2($0) }
        low = min(-1, Int((powers.min() ?? 0).rounded(.down)))
        high = max(1, Int((powers.max() ?? 0).rounded(.up)))
    }

    /// Where a ratio lies: 0 at the low end, 1 at the high one.
    func place(_ ratio: Double) -> Double {
        (log2(ratio) - Double(low)) / Double(high - low)
    }

    /// The powers of two themselves.
    var marks: [Double] { (low...high).map { exp2(Double($0)) } }
}
