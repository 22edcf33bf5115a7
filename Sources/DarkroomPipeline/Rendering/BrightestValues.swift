/// Finds the largest of many numbers without sorting them.
enum BrightestValues {
    /// The sum of the `count` largest of `values`, which end up in another order.
    ///
    /// Quickselect with three parts, so that a flat zone, where all values are equal, takes one
    /// pass.
    static func sum(of values: inout [Double], count: Int) -> Double {
        precondition(0...values.count ~= count)
        var open = values[...].indices
        var missing = count
        var sum = 0.0
        while missing > 0 {
            let pivot = pivot(values, open)
            let (larger, equal) = partition(&values, open, by: pivot)
            if larger.count > missing {
                open = larger
            } else {
                sum += values[larger].reduce(0, +)
                missing -= larger.count
                let taken = min(missing, equal.count)
                sum += Double(taken) * pivot
                missing -= taken
                open = equal.upperBound..<open.upperBound
            }
        }
        return sum
    }

    /// The median of a few values spread over `range`: near the middle for gradients too.
    private static func pivot(_ values: [Double], _ range: Range<Int>) -> Double {
        let samples = stride(
            from: range.lowerBound, to: range.upperBound, by: max(1, range.count / 9)
        ).map { values[$0] }
        return samples.sorted()[samples.count / 2]
    }

    /// Moves the values of `range` that are larger than `pivot` to its front, the smaller ones to
    /// its back, and returns where the larger and the equal ones are.
    private static func partition(
        _ values: inout [Double], _ range: Range<Int>, by pivot: Double
    ) -> (larger: Range<Int>, equal: Range<Int>) {
        var front = range.lowerBound
        var back = range.upperBound
        var next = front
        while next < back {
            if values[next] > pivot {
                values.swapAt(front, next)
                front += 1
                next += 1
            } else if values[next] < pivot {
                back -= 1
                values.swapAt(back, next)
            } else {
                next += 1
            }
        }
        return (range.lowerBound..<front, front..<back)
    }
}
