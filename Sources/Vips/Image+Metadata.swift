internal import CVips

extension Image {
    /// A copy without any metadata but the ICC profile, and without that too unless it is kept.
    ///
    /// Not by the savers' `strip`: libvips before 8.14.2 ignores it for WebP. And not by removing
    /// `exif-data` alone: libvips rebuilds the block from its parsed `exif-ifd…` fields.
    public func withoutMetadata(keepingProfile: Bool) throws(VipsError) -> Image {
        let copy = try Operation.image("copy", ["in": .image(self)])
        for field in copy.metadataFields() where !(keepingProfile && field == VIPS_META_ICC_NAME) {
            vips_image_remove(copy.pointer, field)
        }
        return copy
    }

    /// Names of fields that carry what people and cameras wrote: EXIF, XMP, IPTC, Photoshop blocks,
    /// comments, text.
    public var privateFields: [String] {
        metadataFields().filter { field in
            Self.privatePrefixes.contains { field.hasPrefix($0) } || field.hasSuffix("comment")
        }
    }

    private static let privatePrefixes = [
        "exif-", "xmp-", "iptc-", "photoshop-", "png-comment", "jpeg-thumbnail", "gif-comment",
        "image-description",
    ]

    /// A copy with an ICC profile attached.
    public func withProfile(_ profile: [UInt8]) throws(VipsError) -> Image {
        let copy = try Operation.image("copy", ["in": .image(self)])
        copy.setProfile(profile)
        return copy
    }

    /// Attaches an ICC profile to an image that nothing else has; nil leaves it as it is.
    func setProfile(_ profile: [UInt8]?) {
        guard let profile else { return }
        vips_image_set_blob_copy(pointer, VIPS_META_ICC_NAME, profile, profile.count)
    }

    /// A copy that carries a text in the fields where cameras and editors put private data. For
    /// checks that such data stay out of files.
    public func withPrivateFields(saying text: String) throws(VipsError) -> Image {
        let copy = try Operation.image("copy", ["in": .image(self)])
        let bytes = Array(text.utf8)
        vips_image_set_blob_copy(copy.pointer, VIPS_META_XMP_NAME, bytes, bytes.count)
        vips_image_set_blob_copy(copy.pointer, VIPS_META_IPTC_NAME, bytes, bytes.count)
        let size = bytes.count + 1
        let exif = "\(text) (\(text), ASCII, \(size) components, \(size) bytes)"
        vips_image_set_string(copy.pointer, "exif-ifd0-Artist", exif)
        return copy
    }

    /// Names of the fields that are not part of every image.
    private func metadataFields() -> [String] {
        guard let names = vips_image_get_fields(pointer) else { return [] }
        defer { g_strfreev(names) }
        var fields: [String] = []
        var next = names
        while let name = next.pointee {
            fields.append(String(cString: name))
            next += 1
        }
        return fields.filter { !Self.structural.contains($0) }
    }

    /// What libvips lists as fields but keeps in the image itself.
    private static let structural: Set<String> = [
        "width", "height", "bands", "format", "coding", "interpretation", "xoffset", "yoffset",
        "xres", "yres", "filename",
    ]
}
