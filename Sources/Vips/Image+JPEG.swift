internal import CJPEG
internal import CVips

/// Where a JPEG is read from: the first bytes of an open file, and bytes that are put behind them.
public struct JPEGSource: Sendable {
    let descriptor: Int32
    let length: Int
    let tail: [UInt8]

    /// The file must stay open while the image is decoded.
    ///
    /// - Parameters:
    ///   - length: bytes of the file.
    ///   - tail: what follows them.
    public init(descriptor: Int32, length: Int, tail: [UInt8] = []) {
        self.descriptor = descriptor
        self.length = length
        self.tail = tail
    }
}

extension Image {
    /// A JPEG's pixels in memory, decoded by libjpeg-turbo itself: its scaled inverse DCT has sizes
    /// that libvips does not pass on.
    ///
    /// - Parameters:
    ///   - eighths: decode at so many eighths of the size, 1 to 8; sides are rounded up.
    ///   - orientation: what the image will say of itself, see ``orientation``.
    ///   - profile: the same, see ``profile``.
    public static func jpeg(
        _ source: JPEGSource, eighths: Int, failOn: FailOn = .truncated, orientation: Int = 1,
        profile: [UInt8]? = nil
    ) throws(VipsError) -> Image {
        precondition((1...8).contains(eighths), "1 to 8 eighths")
        let image = try source.tail.withUnsafeBufferPointer { tail throws(VipsError) in
            let decoder = try JPEGDecoder(source, tail: tail)
            return try decoder.decoded(eighths: eighths, failOn: failOn)
        }
        vips_image_set_int(image.pointer, VIPS_META_ORIENTATION, Int32(orientation))
        image.setProfile(profile)
        return image
    }
}

/// Owns one decoder of libjpeg-turbo.
private struct JPEGDecoder: ~Copyable {
    private let pointer: OpaquePointer

    init(_ source: JPEGSource, tail: UnsafeBufferPointer<UInt8>) throws(VipsError) {
        let bytes = cjpeg_source(
            descriptor: source.descriptor, length: Int64(source.length), tail: tail.baseAddress,
            tail_length: tail.count)
        guard let pointer = cjpeg_decoder_new(bytes) else {
            throw VipsError(operation: Self.name, detail: "out of memory")
        }
        self.pointer = pointer
    }

    deinit { cjpeg_decoder_free(pointer) }

    func decoded(eighths: Int, failOn: Image.FailOn) throws(VipsError) -> Image {
        var picture = cjpeg_picture()
        guard cjpeg_read_header(pointer, Int32(eighths), &picture) == 0 else { throw failure }
        let image = try Image(
            blankOfWidth: Int(picture.width), height: Int(picture.height),
            bands: Int(picture.channels),
            interpretation: interpretation(picture.colours))
        let pixels = try image.storage()
        guard cjpeg_read_pixels(pointer, failOn == .warning ? 1 : 0, pixels) == 0 else {
            throw failure
        }
        return image
    }

    private static let name = "libjpeg"

    private var failure: VipsError {
        VipsError(operation: Self.name, detail: String(cString: cjpeg_decoder_message(pointer)))
    }

    private func interpretation(_ colours: cjpeg_colours) -> VipsInterpretation {
        switch colours {
        case CJPEG_GREY: VIPS_INTERPRETATION_B_W
        case CJPEG_CMYK: VIPS_INTERPRETATION_CMYK
        default: VIPS_INTERPRETATION_sRGB
        }
    }
}
