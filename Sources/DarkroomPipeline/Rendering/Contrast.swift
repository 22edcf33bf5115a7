import Foundation

/// Contrast as WCAG 2 defines it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
enum Contrast {
    /// Relative luminance of an sRGB colour, 0 (black) to 1 (white).
    static func luminance(red: UInt8, green: UInt8, blue: UInt8) -> Double {
        redShare * linear[Int(red)] + greenShare * linear[Int(green)]
            + blueShare * linear[Int(blue)]
    }

    /// Contrast ratio of two relative luminances, in either order: 1 (none) to 21.
    static func ratio(_ a: Double, _ b: Double) -> Double {
        (max(a, b) + flare) / (min(a, b) + flare)
    }

    /// Share of red in the luminance of white.
    static let redShare = 0.2126
    /// Share of green in the luminance of white.
    static let greenShare = 0.7152
    /// Share of blue in the luminance of white.
    static let blueShare = 0.0722
    /// Linear intensity of each 8-bit sRGB value, 0 to 1.
    static let linear: [Double] = (0...255).map { value in
        let encoded = Double(value) / 255
        return encoded <= 0.03928 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }

    /// What a screen reflects, as a share of white.
    private static let flare = 0.05
}
