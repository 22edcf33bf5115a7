/// A number of bytes as people write it: `512M`, `2G`, `1.5GiB`, `1073741824`.
///
/// K, M, G and T are powers of 1024, with or without `B` or `iB`, in either case.
struct ByteSize: Equatable {
    /// 1 or more; a fraction of a byte is cut off.
    let bytes: Int

    /// Fails for anything that is no positive size, or more than an `Int` holds.
    init?(_ text: String) {
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let shift = Self.shift(of: text.dropFirst(number.count)),
            let bytes = Self.bytes(number, shift: shift), bytes > 0
        else { return nil }
        self.bytes = bytes
    }

    /// The power of two that a unit stands for; nil for an unknown unit.
    private static func shift(of unit: Substring) -> Int? {
        switch unit.uppercased() {
        case "", "B": 0
        case "K", "KB", "KIB": 10
        case "M", "MB", "MIB": 20
        case "G", "GB", "GIB": 30
        case "T", "TB", "TIB": 40
        default: nil
        }
    }

    /// Whole numbers exactly; fractions by way of `Double`, which is exact enough for a budget.
    private static func bytes(_ number: Substring, shift: Int) -> Int? {
        if let whole = Int(number) {
            let (bytes, overflow) = whole.multipliedReportingOverflow(by: 1 << shift)
            return overflow ? nil : bytes
        }
        guard shift > 0, number.first != ".", number.last != ".", let value = Double(number) else {
            return nil
        }
        return Int(exactly: (value * Double(1 << shift)).rounded(.down))
    }
}
