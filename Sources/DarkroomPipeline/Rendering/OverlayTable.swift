/// What a flat colour makes of each of the 256 values of a channel, exactly: (1−o)·in + o·colour,
/// halves up, in whole numbers so that no binary fraction decides a half.
struct OverlayTable {
    /// Red, green, blue; 256 entries each.
    let channels: [[UInt8]]

    init(_ overlay: RecipeOverlay) {
        channels = overlay.color.channels.map { Self.table(over: Int($0), overlay.opacity) }
    }

    /// Opacity counts in millionths.
    private static let one = 1_000_000

    private static func table(over color: Int, _ opacity: Double) -> [UInt8] {
        let covered = (opacity * Double(one)).roundedHalfUp
        return (0..<256).map { value in
            UInt8(((one - covered) * value + covered * color + one / 2) / one)
        }
    }
}

extension RGBColor {
    /// Red, green, blue.
    var channels: [UInt8] { [red, green, blue] }
}
