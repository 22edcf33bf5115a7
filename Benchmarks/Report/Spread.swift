/// Some measured numbers, told as smallest, median and largest.
struct Spread: Encodable, Sendable, Equatable {
    let min: Double
    let median: Double
    let max: Double

    /// Nil of no numbers.
    init?(_ numbers: [Double]) {
        let sorted = numbers.sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        min = first
        median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        max = last
    }
}
