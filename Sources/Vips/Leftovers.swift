internal import CVips

/// What libvips holds in this process: all zero once every image, source and operation is gone and
/// the threads that used them have ended.
public struct Leftovers: Sendable, Equatable, CustomStringConvertible {
    /// Images, sources, operations and the like that are alive.
    public let objects: Int
    /// Blocks of memory for pixels and buffers.
    public let allocations: Int
    /// Bytes in those.
    public let bytes: Int
    /// Files that libvips itself opened.
    public let files: Int

    /// What there is now.
    public static var now: Leftovers {
        var objects = 0
        vips_object_map(
            { _, count, _ in
                count?.assumingMemoryBound(to: Int.self).pointee += 1
                return nil
            }, &objects, nil)
        return Leftovers(
            objects: objects, allocations: Int(vips_tracked_get_allocs()),
            bytes: Int(vips_tracked_get_mem()), files: Int(vips_tracked_get_files()))
    }

    /// `0 objects, 0 allocations, 0 bytes, 0 files`
    public var description: String {
        "\(objects) objects, \(allocations) allocations, \(bytes) bytes, \(files) files"
    }
}
