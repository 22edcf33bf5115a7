/// The sizes that a JPEG is decoded at: eighths of its own.
package enum JPEGEighths {
    /// Those that libjpeg-turbo's inverse DCT has in vector instructions; what lies between takes as
    /// long as the next larger one, or longer. Five are the exception: they leave the kernel less than
    /// half of eight's pixels, where four would be enough but for the headroom.
    private static let sizes = [1, 2, 4, 5, 8]

    /// The fewest that leave enough for the largest output. At least what Pillow's `draft` takes, the
    /// first of 1, 2, 4 and 8 that is not too small.
    ///
    /// - Parameters:
    ///   - area: pixels of the source.
    ///   - needed: the largest scale that any output needs, in output pixels a source pixel.
    package static func fewest(area: Int, needed: Double) -> Int {
        let headroom =
            area <= Settings.smallSource
            ? Settings.smallSourceHeadroom : Settings.largePhotoHeadroom
        return sizes.first { size in
            Double(size) >= 8 * needed * headroom && (size != 5 || needed <= 0.5)
        } ?? 8
    }
}
