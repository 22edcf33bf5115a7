import Foundation

/// The cosine waves that the ThumbHash format takes a picture apart into.
struct ThumbHashWaves {
    private let width: Int
    private let height: Int

    /// The waves of a picture of `width` × `height` pixels.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// What a plane consists of.
    struct Channel {
        /// Mean of the plane.
        var average = 0.0
        /// The strongest wave's amplitude.
        var scale = 0.0
        /// Amplitudes of the other waves, from -`scale` as 0 to `scale` as 1, row by row.
        var waves: [Double] = []
    }

    /// The amplitudes of the lowest waves of `plane`: of a grid of `columns` × `rows`, the triangle
    /// with the low frequencies.
    func channel(_ plane: [Double], columns: Int, rows: Int) -> Channel {
        var channel = Channel()
        let across = (0..<columns).map { wave($0, length: width) }
        for row in 0..<rows {
            let down = wave(row, length: height)
            for column in 0..<columns where column * rows < columns * (rows - row) {
                let amplitude = amplitude(plane, across[column], down)
                if row == 0 && column == 0 {
                    channel.average = amplitude
                } else {
                    channel.waves.append(amplitude)
                }
            }
        }
        normalize(&channel)
        return channel
    }

    private func normalize(_ channel: inout Channel) {
        channel.scale = channel.waves.map(abs).max() ?? 0
        guard channel.scale > 0 else { return }
        let factor = 0.5 / channel.scale
        channel.waves = channel.waves.map { 0.5 + factor * $0 }
    }

    /// How much of a plane is one wave.
    private func amplitude(_ plane: [Double], _ across: [Double], _ down: [Double]) -> Double {
        var sum = 0.0
        for y in 0..<height {
            for x in 0..<width { sum += plane[x + y * width] * across[x] * down[y] }
        }
        return sum / Double(width * height)
    }

    /// `cycles` half cycles of a cosine over `length` pixels, at the pixels' middles.
    private func wave(_ cycles: Int, length: Int) -> [Double] {
        let step = Double.pi / Double(length) * Double(cycles)
        return (0..<length).map { cos(step * (Double($0) + 0.5)) }
    }
}
