internal import CJPEG
internal import CVips

extension Image {
    /// A JPEG file by libjpeg-turbo itself: pixels are computed line by line in this thread, where
    /// libvips would start others.
    ///
    /// - Parameters:
    ///   - quality: 1 to 100. Colours are halved in both directions below 90.
    ///   - profile: what the file carries besides the picture; nil: nothing.
    func encodedAsJPEG(quality: Int, profile: [UInt8]?) throws(VipsError) -> [UInt8] {
        guard isEightBit, bands == 1 || bands == 3 else {
            throw VipsError(operation: JPEGEncoder.name, detail: "neither grey nor RGB of 8 bits")
        }
        let picture = cjpeg_picture(
            width: Int32(width), height: Int32(height), channels: Int32(bands),
            colours: bands == 1 ? CJPEG_GREY : CJPEG_RGB)
        let encoder = try JPEGEncoder()
        try encoder.begin(picture, quality: quality, profile: profile ?? [])
        try forEachStrip { first, stride, count throws(VipsError) in
            try encoder.write(first, stride, count)
        }
        return try encoder.end()
    }

    /// Computes the pixels from top to bottom: the first line of some, the bytes from line to line, and
    /// how many they are.
    private func forEachStrip(
        _ body: (UnsafePointer<UInt8>?, Int, Int) throws(VipsError) -> Void
    ) throws(VipsError) {
        guard let region = vips_region_new(pointer) else { throw .last("vips_region_new") }
        defer { g_object_unref(region) }
        for top in stride(from: 0, to: height, by: Self.stripLines) {
            let count = min(Self.stripLines, height - top)
            var strip = VipsRect(
                left: 0, top: Int32(top), width: Int32(width), height: Int32(count))
            guard vips_region_prepare(region, &strip) == 0 else {
                throw .last("vips_region_prepare")
            }
            try body(cvips_region_line(region, Int32(top)), cvips_region_stride(region), count)
        }
    }

    /// As many as libjpeg makes blocks of at once.
    private static let stripLines = 16
}

/// Owns one encoder of libjpeg-turbo.
private struct JPEGEncoder: ~Copyable {
    static let name = "libjpeg"
    /// From here on colours keep the picture's size, as libvips has it.
    private static let wholeColours = 90

    private let pointer: OpaquePointer

    init() throws(VipsError) {
        guard let pointer = cjpeg_encoder_new() else {
            throw VipsError(operation: Self.name, detail: "out of memory")
        }
        self.pointer = pointer
    }

    deinit { cjpeg_encoder_free(pointer) }

    func begin(_ picture: cjpeg_picture, quality: Int, profile: [UInt8]) throws(VipsError) {
        let isWhole: Int32 = quality >= Self.wholeColours ? 1 : 0
        try check(
            cjpeg_begin(pointer, picture, Int32(quality), isWhole, profile, profile.count))
    }

    func write(_ first: UnsafePointer<UInt8>?, _ stride: Int, _ count: Int) throws(VipsError) {
        try check(cjpeg_write_lines(pointer, first, stride, Int32(count)))
    }

    func end() throws(VipsError) -> [UInt8] {
        var bytes: UnsafePointer<UInt8>?
        var count = 0
        try check(cjpeg_end(pointer, &bytes, &count))
        return [UInt8](UnsafeBufferPointer(start: bytes, count: count))
    }

    private func check(_ result: Int32) throws(VipsError) {
        guard result == 0 else {
            throw VipsError(
                operation: Self.name, detail: String(cString: cjpeg_encoder_message(pointer)))
        }
    }
}
