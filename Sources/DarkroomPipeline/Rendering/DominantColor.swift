/// The colour that most of a picture has.
enum DominantColor {
    /// Finds the fullest bin of a 16×16×16 RGB histogram.
    ///
    /// - Parameter rgba: 4 bytes a pixel, colours not multiplied by alpha. A pixel that is less than
    ///   half opaque counts only where all are.
    /// - Returns: The bin's centre as `#rrggbb`; of equally full bins the darkest in red, then
    ///   green, then blue.
    static func hex(rgba: [UInt8]) -> String {
        let opaque = histogram(rgba, minimumAlpha: 128)
        let counts = opaque.contains { $0 > 0 } ? opaque : histogram(rgba, minimumAlpha: 0)
        let most = counts.max() ?? 0
        let bin = counts.firstIndex(of: most) ?? 0
        return "#" + [bin >> 8, bin >> 4 & 15, bin & 15].map(hexOfCentre).joined()
    }

    /// Pixels in each bin; a bin's index has red in its highest four bits, blue in its lowest.
    private static func histogram(_ rgba: [UInt8], minimumAlpha: UInt8) -> [Int] {
        var counts = [Int](repeating: 0, count: 16 * 16 * 16)
        for pixel in stride(from: 0, to: rgba.count, by: 4) where rgba[pixel + 3] >= minimumAlpha {
            let red = Int(rgba[pixel] >> 4)
            let green = Int(rgba[pixel + 1] >> 4)
            let blue = Int(rgba[pixel + 2] >> 4)
            counts[red << 8 | green << 4 | blue] += 1
        }
        return counts
    }

    /// Two digits: bin i of a channel covers 16·i to 16·i + 15, so its centre is 16·i + 8.
    private static func hexOfCentre(_ bin: Int) -> String { String(bin, radix: 16) + "8" }
}
