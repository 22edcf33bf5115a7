import DarkroomManifest
import Foundation
import TestSupport
import Testing
import Vips

@testable import DarkroomPipeline

/// Beside libvips' own `smartcrop`, on the sample photos.
@Suite struct AttentionMapTests {
    /// Both look at 32 × 32 places, of copies that two resamplers made: a tie may fall either way, so one
    /// photo in eight may differ by more than a place.
    @Test(.needs(.vips)) func findsWhatLibvipsFinds() throws {
        let photos = try Self.photos()
        #expect(photos.count > 15)
        var apart: [String] = []
        for photo in photos where try !Self.agrees(on: photo) { apart.append(photo) }
        #expect(apart.count <= photos.count / 8, "\(apart)")
    }

    /// One pixel of another colour in the middle of a place draws the eye there.
    @Test(arguments: [(0, 0), (31, 0), (0, 31), (31, 31), (7, 20)])
    func theFocusIsTheMiddleOfAPlace(place: (x: Int, y: Int)) {
        var pixels = [UInt8](repeating: 0, count: 3 * 32 * 32)
        let spot = 3 * (place.y * 32 + place.x)
        pixels.replaceSubrange(spot..<spot + 3, with: [255, 0, 0])
        let focus = AttentionMap(pixels: pixels).focus(cropWidth: 0.1, height: 0.1)
        #expect(focus.x == (Double(place.x) + 0.5) / 32)
        #expect(focus.y == (Double(place.y) + 0.5) / 32)
    }

    /// A wide crop is placed by all that it shows, a narrow one by the strongest spot alone.
    @Test func theCropsSizeDecidesHowMuchCounts() {
        var pixels = [UInt8](repeating: 128, count: 3 * 32 * 32)
        func paint(_ x: Int, _ y: Int, _ color: [UInt8]) {
            pixels.replaceSubrange(3 * (y * 32 + x)..<3 * (y * 32 + x) + 3, with: color)
        }
        paint(4, 4, [255, 255, 255])
        for y in 20..<28 { for x in 20..<28 { paint(x, y, [255, 60, 0]) } }
        let map = AttentionMap(pixels: pixels)
        let wide = map.focus(cropWidth: 0.9, height: 0.9)
        #expect(abs(wide.x - 0.75) < 0.07 && abs(wide.y - 0.75) < 0.07)
    }

    private static func photos() throws -> [String] {
        let folder = Assets.folder + "/photos"
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".jpg") }.sorted().map { "\(folder)/\($0)" }
    }

    /// On a small copy, which both then see the same.
    private static func agrees(on photo: String) throws -> Bool {
        try TemporaryFolder.with { folder in
            let small = try folder.write("", to: "small.png")
            try Tool.convert.succeed([
                photo, "-auto-orient", "-colorspace", "sRGB", "-strip", "-resize", "120x120",
                "-depth", "8", "-type", "TrueColor", small,
            ])
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: small)))
            try VipsRuntime.start()
            let image = try Image.open(Source(bytes: bytes), with: .png).inMemory()
            let found = try FocalPointFinder(
                strategy: .attention, background: RGBColor(red: 255, green: 255, blue: 255)
            ).find(in: image)
            let side = String(min(image.width, image.height) / 2)
            let told = try Tool.vips.succeed([
                "smartcrop", small, small + ".out.png", side, side, "--attention-x",
                "--attention-y",
            ])
            let numbers = told.text.split(separator: "\n").compactMap { Double($0) }
            try #require(numbers.count == 2)
            // libvips gives a place's left top corner in whole pixels.
            let x = numbers[0] / Double(image.width) + 0.5 / 32
            let y = numbers[1] / Double(image.height) + 0.5 / 32
            return abs(found.x - x) <= 1.01 / 32 && abs(found.y - y) <= 1.01 / 32
        }
    }
}
