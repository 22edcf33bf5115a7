internal import CResample
internal import CVips

extension Image {
    /// The profiles that libvips carries.
    public enum BuiltInProfile: String, Sendable {
        case srgb
        case displayP3 = "p3"
        case cmyk
    }

    /// The embedded ICC profile; nil where there is none.
    public var profile: [UInt8]? {
        guard vips_image_get_typeof(pointer, VIPS_META_ICC_NAME) != 0 else { return nil }
        var start: UnsafeRawPointer?
        var count = 0
        guard vips_image_get_blob(pointer, VIPS_META_ICC_NAME, &start, &count) == 0 else {
            return nil
        }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Converted by the embedded profile, or by `fallback` where there is none, to 8 bits a
    /// channel in the `output` space; the output's profile is attached.
    ///
    /// The intent is perceptual, as browsers and other image tools have it, and the darkest colour
    /// of the source becomes the darkest of the output; both matter only for profiles with tables
    /// (CMYK).
    public func converted(
        to output: BuiltInProfile, fallback: BuiltInProfile
    ) throws(VipsError) -> Image {
        try Operation.image(
            "icc_transform",
            [
                "in": .image(self), "output-profile": .string(output.rawValue),
                "input-profile": .string(fallback.rawValue), "embedded": .bool(true),
                "intent": .named("perceptual"), "depth": .int(8),
                "black-point-compensation": .bool(true),
            ])
    }

    /// Converted to 8-bit sRGB by the rules of its interpretation, without profiles.
    public func inSRGB() throws(VipsError) -> Image {
        try Operation.image("colourspace", ["in": .image(self), "space": .named("srgb")])
    }

    /// With its colours multiplied by alpha, as floating point.
    public func premultiplied() throws(VipsError) -> Image {
        try Operation.image("premultiply", ["in": .image(self), "max-alpha": .double(maxAlpha)])
    }

    /// With its colours divided by alpha, rounded to the samples that `original` has.
    public func unpremultiplied(like original: Image) throws(VipsError) -> Image {
        let divided = try Operation.image(
            "unpremultiply", ["in": .image(self), "max-alpha": .double(original.maxAlpha)])
        return try divided.rounded(to: original.isEightBit ? "uchar" : "ushort")
    }

    /// The alpha of an opaque pixel.
    private var maxAlpha: Double {
        vips_image_get_format(pointer) == VIPS_FORMAT_USHORT ? 65535 : 255
    }

    /// Rounded half up and clamped to 0…255. A cast alone would cut the fraction off.
    public func roundedToEightBits() throws(VipsError) -> Image { try rounded(to: "uchar") }

    private func rounded(to format: String) throws(VipsError) -> Image {
        let shifted = try linear(multiply: [1], add: [0.5])
        return try Operation.image("cast", ["in": .image(shifted), "format": .named(format)])
    }

    /// Each channel times a number plus a number; floating point.
    public func linear(multiply: [Double], add: [Double]) throws(VipsError) -> Image {
        try Operation.image(
            "linear", ["in": .image(self), "a": .doubles(multiply), "b": .doubles(add)])
    }

    /// The alpha channel flattened on a colour given in 0…255; opaque images stay as they are.
    public func flattened(on background: [Double]) throws(VipsError) -> Image {
        guard hasAlpha else { return self }
        let opaque = try premultiplied()
        let alpha = try opaque.band(opaque.bands - 1)
        let colours = try opaque.bands(0, count: opaque.bands - 1)
        let uncovered = try alpha.linear(
            multiply: background.map { -$0 / 255 }, add: background)
        return try colours.adding(uncovered).roundedToEightBits()
    }

    /// Each sample of an 8-bit image looked up in its channel's table of 256 entries, in memory; of its
    /// metadata only the profile stays.
    ///
    /// - Parameter tables: one a channel.
    public func mapped(through tables: [[UInt8]]) throws(VipsError) -> Image {
        precondition(tables.count == bands && tables.allSatisfy { $0.count == 256 }, "whole tables")
        let made = try Image(
            blankOfWidth: width, height: height, bands: bands,
            interpretation: vips_image_get_interpretation(pointer))
        let (source, result) = (try storage(), try made.storage())
        let table = tables.flatMap(\.self)
        table.withUnsafeBufferPointer { table in
            let starts = (0..<bands).map { band in table.baseAddress.map { $0 + 256 * band } }
            cresample_map(source, width * height, Int32(bands), starts, Self.vectors, result)
        }
        made.setProfile(profile)
        return made
    }
}
