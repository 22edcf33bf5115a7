import Testing

@testable import DarkroomPipeline

/// Expected values come from an independent implementation, `thumbhash-python` 1.0.1 (PyPI):
/// `rgba_to_thumbhash(w, h, pixels)` of the same pixels, base64. All but `onePixel` are also what
/// `fast_thumbhash` 1.0.0 gives, which binds the format's own Rust implementation.
@Suite struct ThumbHashTests {
    @Test(arguments: [
        Sample("landscape", 40, 22, .dot, "WqgFRI4rYGdSqohkmYgNQPREZg=="),
        Sample("portrait", 18, 50, .dot, "WcgJUwhZYTmHn3V3WmDSBSc="),
        Sample("square", 32, 32, .dot, "WbgFTwwrc2ZAmohkicd5eHiI1gJET2MF"),
        Sample("gradient", 48, 31, .gradient, "XvcFRZBHt5RCl3eQiMd3dGBiJKT4"),
        Sample("alpha", 30, 21, .fading, "1SaGFIY5soewiIh3aAmKsW8Hd2eHd3h3Bw=="),
        Sample("noise", 100, 75, .noise(seed: 1), "3/cBBYBK0edJra6Rz/eKdpevNgJX"),
        Sample("largest", 100, 100, .noise(seed: 3), "HwgCBwCQw2iDdUlWqCmHmWhqhvgk/XgG"),
        Sample(
            "noisyAlpha", 33, 100, .noise(seed: 7, alpha: true),
            "IAiCAgAInVAmF3KA3LP1U3bJu2h2KAc="),
        Sample(
            "smallAlpha", 14, 5, .noise(seed: 1, alpha: true), "4feBCoYXLGcYhgfAqlN2CVxT0PO5mqw="),
        Sample("clear", 12, 8, .flat(alpha: 0), "AAiCA4AAAAAAAAAAAAAAAAAAAAAAAAA="),
        Sample("onePixel", 1, 1, .flat(alpha: 255), "Hcs6zzII9wiIh4hwj3CI+AiIgIAICIgA"),
    ])
    func agreesWithAnIndependentImplementation(sample: Sample) {
        #expect(sample.hash.base64 == sample.expected)
    }

    /// 7 · 5 / 14 = 2.5 waves. `fast_thumbhash` gives this value; Python rounds the half to even.
    @Test func halfAWaveIsRoundedUp() {
        let sample = Sample("half", 28, 10, .dot, "GbgJQ4wrYHhkmViWDlL0U2Y=")
        #expect(sample.hash.base64 == sample.expected)
    }

    @Test func startsWithTheAverageColour() {
        let grey = Sample("grey", 8, 8, .flat(alpha: 255), "").hash.bytes
        let header = Int(grey[0]) | Int(grey[1]) << 8 | Int(grey[2]) << 16
        #expect(header & 63 == 29, "luma (200 + 100 + 50) / 765 of 63")
        #expect(header >> 6 & 63 == 44, "yellow against blue 100 / 255 of 31.5, above 31.5")
        #expect(header >> 12 & 63 == 44, "red against green 100 / 255 of 31.5, above 31.5")
        #expect(header >> 18 == 0, "no waves, no alpha")
    }

    @Test func whatIsClearHasNoColourOfItsOwn() {
        let red: [UInt8] = [255, 0, 0, 255]
        let onBlack = ThumbHash(width: 2, height: 1, rgba: red + [0, 0, 0, 0])
        let onWhite = ThumbHash(width: 2, height: 1, rgba: red + [255, 255, 255, 0])
        #expect(onBlack.bytes == onWhite.bytes)
    }

    @Test func tellsLandscapeFromPortrait() {
        #expect(Sample("", 20, 10, .dot, "").hash.bytes[4] & 0x80 == 0x80)
        #expect(Sample("", 10, 20, .dot, "").hash.bytes[4] & 0x80 == 0)
        #expect(Sample("", 20, 20, .dot, "").hash.bytes[4] & 0x80 == 0)
    }
}

extension ThumbHashTests {
    /// A picture that a formula draws, and its hash.
    struct Sample: CustomTestStringConvertible {
        let testDescription: String
        let width: Int
        let height: Int
        let drawing: Drawing
        let expected: String

        init(_ name: String, _ width: Int, _ height: Int, _ drawing: Drawing, _ expected: String) {
            self.testDescription = name
            self.width = width
            self.height = height
            self.drawing = drawing
            self.expected = expected
        }

        var hash: ThumbHash {
            ThumbHash(width: width, height: height, rgba: drawing.rgba(width, height))
        }
    }

    /// What a sample shows.
    enum Drawing {
        /// An orange dot below the left edge's middle, on blue that gets greener to the right.
        case dot
        /// Ramps that wrap around.
        case gradient
        /// Ramps that get opaque to the lower right.
        case fading
        /// Brown.
        case flat(alpha: UInt8)
        /// Numerical Recipes' linear congruential generator, highest byte.
        case noise(seed: UInt32, alpha: Bool = false)

        func rgba(_ width: Int, _ height: Int) -> [UInt8] {
            if case .noise(let seed, let alpha) = self {
                return Self.noise(count: width * height, seed: seed, alpha: alpha)
            }
            return (0..<height).flatMap { y in
                (0..<width).flatMap { x in pixel(x, y, width, height) }
            }
        }

        private func pixel(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [UInt8] {
            let low = { (value: Int) in UInt8(truncatingIfNeeded: value) }
            switch self {
            case .dot:
                let (dx, dy, diameter) = (3 * x - width, 3 * y - 2 * height, width + height)
                return dx * dx + dy * dy < diameter * diameter / 5
                    ? [250, 200, 30, 255] : [20, low(60 + 2 * x), 120, 255]
            case .gradient:
                return [low(x * x / 5 + 3 * y), low(9 * y + x), low(200 - 2 * x - y), 255]
            case .fading:
                return [low(4 * x + y), low(6 * y), low(90 + x), low(min(255, 8 * x + 3 * y))]
            case .flat(let alpha): return [200, 100, 50, alpha]
            case .noise: return []
            }
        }

        private static func noise(count: Int, seed: UInt32, alpha: Bool) -> [UInt8] {
            var state = seed
            func next() -> UInt8 {
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(state >> 24)
            }
            return (0..<count).flatMap { _ in
                [next(), next(), next()] + [alpha ? next() : 255]
            }
        }
    }
}
