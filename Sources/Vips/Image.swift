internal import CVips

/// An image, or the recipe for one: libvips works lazily, pixels move when they are asked for.
///
/// Owns one reference. Not `Sendable`: it stays in the lane that made it.
public final class Image {
    let pointer: UnsafeMutablePointer<VipsImage>

    init(adopting pointer: UnsafeMutablePointer<VipsImage>) { self.pointer = pointer }

    deinit { g_object_unref(pointer) }

    /// Pixels.
    public var width: Int { Int(vips_image_get_width(pointer)) }
    /// Pixels.
    public var height: Int { Int(vips_image_get_height(pointer)) }
    /// Channels, alpha included.
    public var bands: Int { Int(vips_image_get_bands(pointer)) }
    /// Whether the last channel is alpha.
    public var hasAlpha: Bool { vips_image_hasalpha(pointer) != 0 }
    /// Whether a sample is one unsigned byte.
    public var isEightBit: Bool { vips_image_get_format(pointer) == VIPS_FORMAT_UCHAR }
    /// Whether it is grey, RGB or CMYK in whole numbers of 8 or 16 bits. A TIFF can also hold
    /// floating-point, 32-bit, Lab and multispectral pictures.
    public var hasPhotoSamples: Bool {
        let format = vips_image_get_format(pointer)
        return [VIPS_FORMAT_UCHAR, VIPS_FORMAT_USHORT].contains(format)
            && vips_image_get_coding(pointer) == VIPS_CODING_NONE && interpretation != .other
    }
    /// How its numbers are to be read.
    public var interpretation: Interpretation {
        Interpretation(vips_image_guess_interpretation(pointer))
    }
    /// EXIF orientation, 1 to 8; 1 where none is given.
    public var orientation: Int { Int(vips_image_get_orientation(pointer)) }
    /// Whether all pixels are needed in memory before the first one comes out (progressive JPEG,
    /// interlaced PNG).
    public var isInterlaced: Bool { field("interlaced") != nil }

    /// A text or number of the header, as text; nil where there is none.
    public func field(_ name: String) -> String? {
        guard vips_image_get_typeof(pointer, name) != 0 else { return nil }
        var text: UnsafeMutablePointer<CChar>?
        guard vips_image_get_as_string(pointer, name, &text) == 0, let text else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// How the numbers of an image are to be read, as far as colour conversion cares.
    public enum Interpretation: Sendable {
        case srgb, grey, rgb16, grey16, cmyk, other

        init(_ interpretation: VipsInterpretation) {
            switch interpretation {
            case VIPS_INTERPRETATION_sRGB, VIPS_INTERPRETATION_RGB: self = .srgb
            case VIPS_INTERPRETATION_B_W: self = .grey
            case VIPS_INTERPRETATION_RGB16: self = .rgb16
            case VIPS_INTERPRETATION_GREY16: self = .grey16
            case VIPS_INTERPRETATION_CMYK: self = .cmyk
            default: self = .other
            }
        }
    }
}
