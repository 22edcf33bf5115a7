/// A picture's pixels in the colour model of the ThumbHash format.
struct ThumbHashPlanes {
    /// Brightness, 0 to 1.
    private(set) var luma: [Double] = []
    /// Yellow against blue, -1 to 1.
    private(set) var yellowBlue: [Double] = []
    /// Red against green, -1 to 1.
    private(set) var redGreen: [Double] = []
    /// Opacity, 0 to 1.
    private(set) var alpha: [Double] = []
    /// Whether any pixel is not opaque.
    let hasAlpha: Bool

    /// Splits pixels of 4 bytes. What is transparent takes on the picture's average colour.
    init(rgba: [UInt8]) {
        let pixels = stride(from: 0, to: rgba.count, by: 4).map { Pixel(rgba, at: $0) }
        let opacity = pixels.reduce(0) { $0 + $1.alpha }
        hasAlpha = opacity < Double(pixels.count)
        let background = Self.average(pixels, opacity: opacity)
        for pixel in pixels { append(pixel.over(background)) }
    }

    private mutating func append(_ pixel: Pixel) {
        luma.append((pixel.red + pixel.green + pixel.blue) / 3)
        yellowBlue.append((pixel.red + pixel.green) / 2 - pixel.blue)
        redGreen.append(pixel.red - pixel.green)
        alpha.append(pixel.alpha)
    }

    /// The mean colour, each pixel weighted by its opacity.
    private static func average(_ pixels: [Pixel], opacity: Double) -> Pixel {
        var sum = Pixel()
        for pixel in pixels {
            sum.red += pixel.red
            sum.green += pixel.green
            sum.blue += pixel.blue
        }
        guard opacity > 0 else { return sum }
        return Pixel(
            red: sum.red / opacity, green: sum.green / opacity, blue: sum.blue / opacity, alpha: 1)
    }

    /// A pixel with its colours multiplied by alpha, all 0 to 1.
    private struct Pixel {
        var red = 0.0
        var green = 0.0
        var blue = 0.0
        var alpha = 0.0

        init() {}

        init(red: Double, green: Double, blue: Double, alpha: Double) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        /// The four bytes at `start`, not multiplied yet.
        init(_ rgba: [UInt8], at start: Int) {
            alpha = Double(rgba[start + 3]) / 255
            red = alpha / 255 * Double(rgba[start])
            green = alpha / 255 * Double(rgba[start + 1])
            blue = alpha / 255 * Double(rgba[start + 2])
        }

        /// The colour over an opaque `background`; alpha stays what it was.
        func over(_ background: Pixel) -> Pixel {
            let rest = 1 - alpha
            return Pixel(
                red: background.red * rest + red, green: background.green * rest + green,
                blue: background.blue * rest + blue, alpha: alpha)
        }
    }
}
