/// How large a source is decoded, per side: a fraction of its size, at most 1.
struct DecodeScale: Sendable, Equatable {
    let numerator: Int
    let denominator: Int

    /// One in so many pixels.
    static func one(in count: Int) -> DecodeScale { DecodeScale(numerator: 1, denominator: count) }

    var factor: Double { Double(numerator) / Double(denominator) }

    /// What a side of the source becomes, in pixels. Codecs and boxes round up.
    func side(of source: Int) -> Int {
        (source * numerator + denominator - 1) / denominator
    }

    /// What an area of the source becomes, about.
    func area(of source: Int) -> Int {
        source * numerator * numerator / (denominator * denominator)
    }

    /// The same and then `box` times smaller.
    func divided(by box: Int) -> DecodeScale {
        DecodeScale(numerator: numerator, denominator: denominator * box)
    }
}
