internal import Vips

/// Brings an image without alpha to 8 bits in the output's colour space.
struct ColorConversion {
    private let output: Image.BuiltInProfile

    init(to space: OutputColorSpace) {
        output = space == .displayP3 ? .displayP3 : .srgb
    }

    func convert(_ image: Image) throws(VipsError) -> Image {
        let usable = image.profile.map { Self.fits($0, image) } ?? false
        if image.interpretation == .cmyk {
            return try image.converted(to: output, fallback: .cmyk)
        }
        if usable, !(try isIdentity(image)),
            let converted = try? byProfile(image)
        {
            return converted
        }
        let plain = image.isEightBit && image.interpretation == .srgb && image.bands == 3
        let srgb = plain ? image : try image.inSRGB()
        guard output != .srgb else { return srgb }
        return try srgb.withoutMetadata(keepingProfile: false)
            .converted(to: output, fallback: .srgb)
    }

    /// Converted by the embedded profile. Fails for a grey image whose profile is damaged.
    ///
    /// 16 bits are rounded to 8 first: for those Little CMS uses a table of 33 steps a channel,
    /// which is off by up to 26 of 255 at the edge of sRGB; for 8 bits it calculates.
    private func byProfile(_ image: Image) throws(VipsError) -> Image {
        guard image.interpretation == .rgb16 else {
            return try image.converted(to: output, fallback: .srgb)
        }
        return try image.linear(multiply: [1 / 257.0], add: [0]).roundedToEightBits()
            .markedAsSRGB().converted(to: output, fallback: .srgb)
    }

    /// Whether the profile speaks of as many channels as the image has (ICC.1, 7.2.6: the data
    /// colour space stands at byte 16).
    private static func fits(_ profile: [UInt8], _ image: Image) -> Bool {
        switch image.bands {
        case 1: profile.has("GRAY", at: 16)
        case 3: profile.has("RGB ", at: 16)
        case 4: profile.has("CMYK", at: 16)
        default: false
        }
    }

    /// Whether the image's profile is the output's own under another name, as most photos' sRGB is:
    /// then the pixels stay as they are. Tried on a grid of colours rather than told by its name.
    private func isIdentity(_ image: Image) throws(VipsError) -> Bool {
        guard output == .srgb, image.bands == 3, image.isEightBit, let profile = image.profile
        else {
            return false
        }
        return try ProfileProbe.shared.isSRGB(profile)
    }
}
