#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// How much each place of a picture draws the eye, measured on a small copy: where it has edges, the
/// colours of skin, or reds. The same measure as libvips' `smartcrop` takes for `attention`, without
/// its forty images a photo, which cost more than all the rest of a small photo.
struct AttentionMap {
    /// Sides of the copy, in pixels. libvips looks at as many.
    static let side = 32

    private let scores: [Double]

    /// Measures a copy of `side` × `side` pixels.
    ///
    /// - Parameter pixels: red, green and blue in sRGB, 8 bits, in row order.
    init(pixels: [UInt8]) {
        let colors = (0..<Self.side * Self.side).map { index in
            XYZColor(
                red: pixels[3 * index], green: pixels[3 * index + 1], blue: pixels[3 * index + 2])
        }
        let edges = Self.edges(colors.map(\.y))
        scores = zip(colors, edges).map { color, edge in
            // What is nearly black has no colour worth a look.
            color.y > 5 ? edge + color.likenessToSkin + color.redness : edge
        }
    }

    /// The place with the highest score around it, as fractions of the picture: the middle of a pixel of
    /// the copy. The first in row order, if there are several.
    ///
    /// - Parameters:
    ///   - width: how much of the picture's width a crop shows, 0 to 1.
    ///   - height: the same of its height.
    func focus(cropWidth width: Double, height: Double) -> (x: Double, y: Double) {
        let side = Double(Self.side)
        let diagonal = (width * width + height * height).squareRoot() * side
        let smooth = BlurKernel(sigma: max(1, diagonal / 10)).blurred(scores, side: Self.side)
        var best = 0
        for index in smooth.indices where smooth[index] > smooth[best] { best = index }
        let (row, column) = best.quotientAndRemainder(dividingBy: Self.side)
        return ((Double(column) + 0.5) / side, (Double(row) + 0.5) / side)
    }

    /// Five times the difference of each lightness from its four neighbours'.
    private static func edges(_ values: [Double]) -> [Double] {
        func value(_ x: Int, _ y: Int) -> Double {
            values[min(max(y, 0), side - 1) * side + min(max(x, 0), side - 1)]
        }
        return values.indices.map { index in
            let (y, x) = index.quotientAndRemainder(dividingBy: side)
            let around = value(x - 1, y) + value(x + 1, y) + value(x, y - 1) + value(x, y + 1)
            return abs(5 * (4 * values[index] - around))
        }
    }
}

/// A colour as CIE XYZ, white's Y being 100.
private struct XYZColor {
    let x: Double
    let y: Double
    let z: Double

    init(red: UInt8, green: UInt8, blue: UInt8) {
        let (r, g, b) = (
            Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)]
        )
        // IEC 61966-2-1.
        x = 41.24 * r + 35.76 * g + 18.05 * b
        y = 21.26 * r + 71.52 * g + 7.22 * b
        z = 1.93 * r + 11.92 * g + 95.05 * b
    }

    /// 100 for the direction in which skin lies, less by a hundred times the distance from it. The
    /// direction is that of libvips, which has it from smartcrop.js.
    var likenessToSkin: Double {
        let length = (x * x + y * y + z * z).squareRoot()
        let (dx, dy, dz) = (x / length - 0.78, y / length - 0.57, z / length - 0.44)
        return 100 - 100 * (dx * dx + dy * dy + dz * dz).squareRoot()
    }

    /// CIELAB's a*: positive for reds, negative for greens.
    var redness: Double {
        500 * (Self.lightness(x / 95.047) - Self.lightness(y / 100))
    }

    private static func lightness(_ part: Double) -> Double {
        part > 0.008856 ? cbrt(part) : 7.787 * part + 16.0 / 116
    }

    private static let linear: [Double] = (0...255).map { level in
        let part = Double(level) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}

/// A Gaussian in steps of a twentieth, cut off below a fifth.
private struct BlurKernel {
    private let weights: [Double]

    init(sigma: Double) {
        let half = (0...).prefix { Self.bell($0, sigma) >= 0.2 }.last ?? 0
        let steps = (-half...half).map { (20 * Self.bell($0, sigma)).rounded() }
        let sum = steps.reduce(0, +)
        weights = steps.map { $0 / sum }
    }

    private static func bell(_ distance: Int, _ sigma: Double) -> Double {
        exp(-Double(distance * distance) / (2 * sigma * sigma))
    }

    /// A square of values, blurred across and down. Its edges go on beyond it.
    func blurred(_ values: [Double], side: Int) -> [Double] {
        let across = along(values, side: side, step: 1, line: side)
        return along(across, side: side, step: side, line: 1)
    }

    private func along(_ values: [Double], side: Int, step: Int, line: Int) -> [Double] {
        let half = weights.count / 2
        var blurred = values
        for start in 0..<side {
            for place in 0..<side {
                var sum = 0.0
                for (tap, weight) in weights.enumerated() {
                    let near = min(max(place + tap - half, 0), side - 1)
                    sum += weight * values[start * line + near * step]
                }
                blurred[start * line + place * step] = sum
            }
        }
        return blurred
    }
}
