internal import CVips

/// Where libvips reads an encoded picture from: an open file or bytes in memory.
public final class Source {
    let pointer: UnsafeMutablePointer<VipsSource>

    /// Reads from an open file; the descriptor is duplicated, the caller keeps its own.
    public init(descriptor: Int32) throws(VipsError) {
        guard let pointer = vips_source_new_from_descriptor(descriptor) else {
            throw .last("vips_source_new_from_descriptor")
        }
        self.pointer = pointer
    }

    /// Reads from a copy of `bytes`.
    public init(bytes: [UInt8]) throws(VipsError) {
        guard let blob = vips_blob_copy(bytes, bytes.count) else { throw .last("vips_blob_copy") }
        defer { cvips_blob_unref(blob) }
        guard let pointer = vips_source_new_from_blob(blob) else {
            throw .last("vips_source_new_from_blob")
        }
        self.pointer = pointer
    }

    deinit { g_object_unref(pointer) }
}
