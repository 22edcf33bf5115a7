internal import CVips

/// An image in memory that several lanes read: each takes an `Image` of its own, onto the same pixels.
public struct SharedImage: Sendable {
    /// Owns the reference, for all lanes together. GObject counts references atomically, libvips reads
    /// an image in memory from any thread, and nothing writes to this one any more.
    private final class Owner: @unchecked Sendable {
        let image: Image

        init(_ image: Image) { self.image = image }
    }

    private let owner: Owner

    /// Computes its pixels, if they were not yet. The caller changes the image no more.
    public init(_ image: Image) throws(VipsError) {
        guard vips_image_wio_input(image.pointer) == 0 else { throw .last("wio_input") }
        owner = Owner(image)
    }

    /// For one lane.
    public var image: Image {
        g_object_ref(owner.image.pointer)
        return Image(adopting: owner.image.pointer)
    }
}
