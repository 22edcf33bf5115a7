/// Numbers as people read them; a point for decimals whatever the locale, for logs are compared.
enum Quantity {
    /// `1 photo`, `2 photos`.
    static func counted(_ count: Int, _ noun: String) -> String {
        counted(count, noun, noun + "s")
    }

    /// `1 focus`, `2 focuses`.
    static func counted(_ count: Int, _ one: String, _ several: String) -> String {
        "\(count) \(count == 1 ? one : several)"
    }

    /// `value` with `digits` decimals, 0 or more, rounded to nearest.
    static func fixed(_ value: Double, digits: Int) -> String {
        var unit = 1.0
        for _ in 0..<digits { unit *= 10 }
        guard let scaled = Int(exactly: (value.magnitude * unit).rounded()) else {
            return "\(value)"
        }
        let sign = value < 0 && scaled > 0 ? "-" : ""
        let (whole, part) = scaled.quotientAndRemainder(dividingBy: Int(unit))
        guard digits > 0 else { return sign + String(whole) }
        let text = String(part)
        return "\(sign)\(whole)." + String(repeating: "0", count: digits - text.count) + text
    }

    /// `25.1 MB`; kB, MB, GB and TB are powers of 1000.
    static func bytes(_ count: Int) -> String {
        guard count >= 1000 else { return "\(count) B" }
        var value = Double(count) / 1000
        var units = ["kB", "MB", "GB", "TB"][...]
        while value >= 999.95, units.count > 1 {
            value /= 1000
            units = units.dropFirst()
        }
        return "\(fixed(value, digits: 1)) \(units.first ?? "")"
    }

    /// `0:07`, `12:30`, `1:02:03`; seconds rounded up.
    static func clock(_ seconds: Double) -> String {
        let all = Int(exactly: seconds.rounded(.up)) ?? 0
        let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
        let tail = padded(rest)
        return hours > 0 ? "\(hours):\(padded(minutes)):\(tail)" : "\(minutes):\(tail)"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
