import DarkroomManifest

/// How well a header's title can be read.
enum Legibility {
    /// Measures white text on the title zone of a header.
    ///
    /// - Parameters:
    ///   - rgb: The zone's pixels before the overlay, 3 bytes each; at least one pixel.
    ///   - overlay: The overlay's colour.
    ///   - opacity: The overlay's opacity, 0 to 1; 0 where there is none.
    /// - Returns: The contrast with the overlay at `opacity`, rounded down so that it never promises
    ///   more than there is, and the smallest opacity that passes; 1 where none does.
    static func measure(
        rgb: [UInt8], overlay: RGBColor, opacity: Double
    ) -> Manifest.Legibility {
        let meter = LegibilityMeter(rgb: rgb, overlay: overlay)
        let contrast = meter.contrast(opacity: opacity)
        return Manifest.Legibility(
            textColor: "#ffffff", contrast: roundedDown(contrast),
            passes: contrast >= LegibilityMeter.minimumContrast,
            suggestedOpacity: meter.smallestPassingOpacity() ?? 1)
    }

    /// Two decimals. The tiny addend keeps a number that has two decimals what it is.
    private static func roundedDown(_ contrast: Double) -> Double {
        (contrast * 100 + 1e-9).rounded(.down) / 100
    }
}

/// Measures the contrast of white text against the brightest tenth of one title zone, under an
/// overlay of any opacity.
struct LegibilityMeter {
    /// WCAG 2's minimum for large text (https://www.w3.org/TR/WCAG22/#contrast-minimum).
    static let minimumContrast = 3.0

    private let rgb: [UInt8]
    private let overlay: RGBColor

    /// A meter for the pixels `rgb`, 3 bytes each, at least one.
    init(rgb: [UInt8], overlay: RGBColor) {
        precondition(!rgb.isEmpty && rgb.count % 3 == 0)
        self.rgb = rgb
        self.overlay = overlay
    }

    /// The smallest opacity that reaches ``minimumContrast``, in steps of 0.05; nil if none does.
    func smallestPassingOpacity() -> Double? {
        (0...20).lazy.map { Double($0) / 20 }
            .first { contrast(opacity: $0) >= Self.minimumContrast }
    }

    /// The contrast of white text with the overlay at `opacity`, 1 to 21.
    func contrast(opacity: Double) -> Double {
        var luminances = luminances(opacity: opacity)
        let count = max(1, luminances.count / 10)
        let brightest = BrightestValues.sum(of: &luminances, count: count) / Double(count)
        return Contrast.ratio(Contrast.luminance(red: 255, green: 255, blue: 255), brightest)
    }

    /// Relative luminance of each pixel under the overlay.
    private func luminances(opacity: Double) -> [Double] {
        let red = table(overlay.red, opacity, share: Contrast.redShare)
        let green = table(overlay.green, opacity, share: Contrast.greenShare)
        let blue = table(overlay.blue, opacity, share: Contrast.blueShare)
        return stride(from: 0, to: rgb.count, by: 3).map { (pixel: Int) -> Double in
            let (r, g, b) = (Int(rgb[pixel]), Int(rgb[pixel + 1]), Int(rgb[pixel + 2]))
            return red[r] + green[g] + blue[b]
        }
    }

    /// What each value of a channel adds to the luminance, once it is under the overlay. Halves are
    /// rounded up; the tiny addend keeps 0.85 · 70 a half, which binary fractions miss.
    private func table(_ color: UInt8, _ opacity: Double, share: Double) -> [Double] {
        (0...255).map { value in
            let mixed = (1 - opacity) * Double(value) + opacity * Double(color)
            return share * Contrast.linear[Int(mixed + 0.5 + 1e-9)]
        }
    }
}
