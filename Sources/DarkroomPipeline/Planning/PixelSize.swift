/// A size in whole pixels.
struct PixelSize: Sendable, Equatable, Hashable {
    let width: Int
    let height: Int

    /// Width and height exchanged.
    var turned: PixelSize { PixelSize(width: height, height: width) }
    /// Width × height.
    var area: Int { width * height }
}

extension Double {
    /// The nearest whole number, halves up: 2.5 → 3, 171.5 → 172.
    var roundedHalfUp: Int { Int((self + 0.5).rounded(.down)) }
}
