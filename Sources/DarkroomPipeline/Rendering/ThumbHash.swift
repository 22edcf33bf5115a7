import Foundation

/// A picture in about 25 bytes, to show while the real one loads: average colour, aspect ratio and
/// the lowest frequencies.
///
/// The public format by Evan Wallace (https://evanw.github.io/thumbhash/). Arithmetic is in
/// `Double` and in the order of its JavaScript implementation, so that the bytes agree.
struct ThumbHash {
    /// Longest side that the format allows, in pixels.
    static let maxSide = 100

    /// The hash: 5 to 25 bytes, depending on aspect ratio and transparency.
    let bytes: [UInt8]

    /// The hash as a manifest has it.
    var base64: String { Data(bytes).base64EncodedString() }

    /// Encodes a picture.
    ///
    /// - Parameters:
    ///   - width: Pixels, 1 to ``maxSide``.
    ///   - height: Pixels, 1 to ``maxSide``.
    ///   - rgba: Row by row, 4 bytes a pixel, colours not multiplied by alpha.
    init(width: Int, height: Int, rgba: [UInt8]) {
        precondition(1...Self.maxSide ~= width && 1...Self.maxSide ~= height)
        precondition(rgba.count == 4 * width * height)
        let planes = ThumbHashPlanes(rgba: rgba)
        let grid = Self.lumaGrid(width: width, height: height, hasAlpha: planes.hasAlpha)
        let waves = ThumbHashWaves(width: width, height: height)
        let channels = Channels(
            luma: waves.channel(
                planes.luma, columns: max(3, grid.columns), rows: max(3, grid.rows)),
            yellowBlue: waves.channel(planes.yellowBlue, columns: 3, rows: 3),
            redGreen: waves.channel(planes.redGreen, columns: 3, rows: 3),
            alpha: planes.hasAlpha ? waves.channel(planes.alpha, columns: 5, rows: 5) : nil)
        let landscape = width > height
        bytes = Self.pack(
            channels, lumaCount: landscape ? grid.rows : grid.columns, landscape: landscape)
    }

    /// What a hash is packed from.
    private struct Channels {
        var luma: ThumbHashWaves.Channel
        var yellowBlue: ThumbHashWaves.Channel
        var redGreen: ThumbHashWaves.Channel
        /// Nil for an opaque picture.
        var alpha: ThumbHashWaves.Channel?
    }

    /// The fields in the format's order; `lumaCount` is that of the shorter side.
    private static func pack(_ channels: Channels, lumaCount: Int, landscape: Bool) -> [UInt8] {
        var packer = ThumbHashPacker()
        packer.append(63 * channels.luma.average, bits: 6)
        packer.append(31.5 + 31.5 * channels.yellowBlue.average, bits: 6)
        packer.append(31.5 + 31.5 * channels.redGreen.average, bits: 6)
        packer.append(31 * channels.luma.scale, bits: 5)
        packer.append(channels.alpha == nil ? 0 : 1, bits: 1)
        packer.append(lumaCount, bits: 3)
        packer.append(63 * channels.yellowBlue.scale, bits: 6)
        packer.append(63 * channels.redGreen.scale, bits: 6)
        packer.append(landscape ? 1 : 0, bits: 1)
        if let alpha = channels.alpha {
            packer.append(15 * alpha.average, bits: 4)
            packer.append(15 * alpha.scale, bits: 4)
        }
        for channel in [channels.luma, channels.yellowBlue, channels.redGreen, channels.alpha] {
            for wave in channel?.waves ?? [] { packer.append(15 * wave, bits: 4) }
        }
        return packer.bytes
    }

    /// How many luminance waves the hash has in each direction: 7 along the longer side, or 5 where
    /// alpha takes room too; fewer along the shorter one, by the aspect ratio.
    private static func lumaGrid(
        width: Int, height: Int, hasAlpha: Bool
    ) -> (columns: Int, rows: Int) {
        let most: Double = hasAlpha ? 5 : 7
        let longer = Double(max(width, height))
        let count = { (side: Int) in max(1, Int((most * Double(side) / longer).rounded())) }
        return (count(width), count(height))
    }
}

/// Packs fields into bytes, each field's lowest bit first.
private struct ThumbHashPacker {
    /// Full and begun bytes.
    private(set) var bytes: [UInt8] = []
    private var usedBits = 0

    /// Appends the whole number nearest to `value`.
    mutating func append(_ value: Double, bits: Int) {
        append(Int(value.rounded()), bits: bits)
    }

    /// Appends the lowest `bits` bits of `value`.
    mutating func append(_ value: Int, bits: Int) {
        for bit in 0..<bits {
            if usedBits % 8 == 0 { bytes.append(0) }
            bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << (usedBits % 8)
            usedBits += 1
        }
    }
}
