/// A plain TIFF file, built by hand (TIFF 6.0): uncompressed, one strip, interleaved samples. For
/// sources whose pixels must be known exactly, of kinds that encoders rarely write.
public struct TIFFFile {
    /// What the samples mean (tag PhotometricInterpretation).
    public enum Photometric: Int, Sendable {
        case grey = 1
        case rgb = 2
        case cmyk = 5
    }

    /// Pixels.
    public var width: Int
    /// Pixels.
    public var height: Int
    /// Samples a pixel, alpha and the like included.
    public var bands: Int
    /// In row order, interleaved.
    public var samples: [Int]
    /// 8 or 16.
    public var bits = 8
    /// What the samples mean.
    public var photometric = Photometric.rgb
    /// EXIF's numbers, 1 to 8; nil: no such tag.
    public var orientation: Int?
    /// An ICC profile.
    public var profile: [UInt8] = []
    /// Byte order: Motorola's or Intel's.
    public var isBigEndian = false

    /// A file of that size and those samples.
    public init(width: Int, height: Int, bands: Int, samples: [Int]) {
        precondition(samples.count == width * height * bands)
        self.width = width
        self.height = height
        self.bands = bands
        self.samples = samples
        photometric = bands < 3 ? .grey : .rgb
    }

    /// The file: header, pixels, profile, lengths of samples, directory.
    public var bytes: [UInt8] {
        let pixels = samples.flatMap { number($0, bits / 8) }
        let profileStart = 8 + pixels.count
        let bitsStart = profileStart + profile.count + profile.count % 2
        let extraStart = bitsStart + 2 * bands
        let directory = extraStart + 2 * extras
        var entries: [[UInt8]] = [
            entry(256, width), entry(257, height),
            entry(258, 3, bands, bands > 2 ? bitsStart : bits, bits), entry(259, 1),
            entry(262, photometric.rawValue), entry(273, 8),
        ]
        if let orientation { entries.append(entry(274, orientation)) }
        entries += [entry(277, bands), entry(278, height), entry(279, pixels.count)]
        if extras > 0 { entries.append(entry(338, 3, extras, extras > 2 ? extraStart : 2)) }
        if !profile.isEmpty { entries.append(entry(34675, 7, profile.count, profileStart)) }
        var file: [UInt8] = (isBigEndian ? [0x4D, 0x4D] : [0x49, 0x49]) + number(42, 2)
        file += number(directory, 4) + pixels + profile
        file += [UInt8](repeating: 0, count: bitsStart - profileStart - profile.count)
        file += (0..<bands).flatMap { _ in number(bits, 2) }
        // Unassociated alpha, then samples that mean nothing.
        file += (0..<extras).flatMap { number($0 == 0 ? 2 : 0, 2) }
        return file + number(entries.count, 2) + entries.flatMap { $0 } + number(0, 4)
    }

    private var extras: Int {
        switch photometric {
        case .grey: bands - 1
        case .rgb: bands - 3
        case .cmyk: bands - 4
        }
    }

    /// A tag of one number; LONG, but SHORT where it fits and readers expect it.
    private func entry(_ tag: Int, _ value: Int) -> [UInt8] {
        entry(tag, [273, 279].contains(tag) ? 4 : 3, 1, value)
    }

    private func entry(
        _ tag: Int, _ type: Int, _ count: Int, _ value: Int, _ second: Int = 0
    ) -> [UInt8] {
        let isInline = type == 3 && count <= 2
        let field = isInline ? number(value, 2) + number(second, 2) : number(value, 4)
        return number(tag, 2) + number(type, 2) + number(count, 4) + field
    }

    private func number(_ value: Int, _ size: Int) -> [UInt8] {
        let little = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return isBigEndian ? little.reversed() : little
    }
}
