internal import CPages
internal import CVips

extension Image {
    /// An 8-bit image from samples in row order, channels interleaved.
    public convenience init(
        pixels: [UInt8], width: Int, height: Int, bands: Int
    ) throws(VipsError) {
        precondition(pixels.count == width * height * bands, "one sample a pixel and channel")
        let made = vips_image_new_from_memory_copy(
            pixels, pixels.count, Int32(width), Int32(height), Int32(bands), VIPS_FORMAT_UCHAR)
        guard let made else { throw .last("vips_image_new_from_memory_copy") }
        self.init(adopting: made)
    }

    /// An 8-bit image in memory whose pixels are still to be filled in.
    convenience init(
        blankOfWidth width: Int, height: Int, bands: Int, interpretation: VipsInterpretation
    ) throws(VipsError) {
        let count = width * height * bands
        guard let pages = cpages_take(count) else {
            throw VipsError(operation: "vips_image_new_from_memory", detail: "out of memory")
        }
        let made = vips_image_new_from_memory(
            pages, count, Int32(width), Int32(height), Int32(bands), VIPS_FORMAT_UCHAR)
        guard let made else {
            cpages_give_back(pages)
            throw .last("vips_image_new_from_memory")
        }
        made.pointee.Type = interpretation
        cvips_own_memory(made, pages, cpages_give_back)
        self.init(adopting: made)
    }

    /// Where the samples of an 8-bit image lie, computed if they were not yet. Written to only while
    /// nothing else has the image.
    func storage() throws(VipsError) -> UnsafeMutablePointer<UInt8> {
        precondition(isEightBit, "samples of one byte")
        guard let start = vips_image_get_data(pointer) else { throw .last("vips_image_get_data") }
        return UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: UInt8.self)
    }

    /// All pixels computed now and held in memory; what is lazy after it starts from there.
    public func inMemory() throws(VipsError) -> Image {
        guard let copy = vips_image_copy_memory(pointer) else { throw .last("copy_memory") }
        return Image(adopting: copy)
    }

    /// The samples of an 8-bit image in row order, channels interleaved.
    public func pixels() throws(VipsError) -> [UInt8] {
        precondition(isEightBit, "samples of one byte")
        var count = 0
        guard let start = vips_image_write_to_memory(pointer, &count) else {
            throw .last("write_to_memory")
        }
        defer { g_free(start) }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Red, green and blue of an 8-bit image in row order; of a grey one three times its grey. Alpha is
    /// left out.
    public func rgbPixels() throws(VipsError) -> [UInt8] {
        let samples = try pixels()
        guard bands != 3 else { return samples }
        return stride(from: 0, to: samples.count, by: bands).flatMap { pixel in
            (0..<3).map { samples[pixel + (bands < 3 ? 0 : $0)] }
        }
    }

    /// How far the operation that made it moved the origin, in pixels.
    var offset: (x: Int, y: Int) {
        (Int(vips_image_get_xoffset(pointer)), Int(vips_image_get_yoffset(pointer)))
    }
}
