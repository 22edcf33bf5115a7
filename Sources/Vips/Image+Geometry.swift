extension Image {
    /// The rectangle with its top left corner at (x, y), in pixels.
    public func cropped(x: Int, y: Int, width: Int, height: Int) throws(VipsError) -> Image {
        try Operation.image(
            "extract_area",
            [
                "input": .image(self), "left": .int(x), "top": .int(y), "width": .int(width),
                "height": .int(height),
            ])
    }

    /// Shrunk by averaging boxes of whole pixels; works in a stream, line by line.
    public func boxShrunk(horizontally: Int, vertically: Int) throws(VipsError) -> Image {
        try Operation.image(
            "shrink",
            [
                "in": .image(self), "hshrink": .double(Double(horizontally)),
                "vshrink": .double(Double(vertically)), "ceil": .bool(true),
            ])
    }

    /// Turned and mirrored as its EXIF orientation says, which is gone afterwards.
    public func upright() throws(VipsError) -> Image {
        try Operation.image("autorot", ["in": .image(self)])
    }

    /// The top left corner of the crop of `width` × `height` with the most entropy, in pixels.
    public func entropy(width: Int, height: Int) throws(VipsError) -> (x: Int, y: Int) {
        let found = try Operation.image(
            "smartcrop",
            [
                "input": .image(self), "width": .int(width), "height": .int(height),
                "interesting": .named("entropy"),
            ])
        return (-found.offset.x, -found.offset.y)
    }
}
