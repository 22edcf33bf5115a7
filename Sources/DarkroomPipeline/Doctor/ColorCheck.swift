internal import Vips

/// Whether colours come out right.
enum ColorCheck {
    /// sRGB red is (234, 51, 35) in Display P3, and comes back.
    static var displayP3: DoctorFinding {
        Doctor.finding("display-p3") { () throws(VipsError) in
            let red = try Image(pixels: [255, 0, 0], width: 1, height: 1, bands: 3).markedAsSRGB()
            let wide = try ColorConversion(to: .displayP3).convert(red)
            let back = try ColorConversion(to: .srgb).convert(wide)
            let (there, again) = (try wide.pixels(), try back.pixels())
            let right = near(there, [234, 51, 35]) && near(again, [255, 0, 0])
            return (right, "sRGB red is \(there) there and \(again) when it comes back")
        }
    }

    /// No ink is white; full inks are dark.
    static var cmyk: DoctorFinding {
        Doctor.finding("cmyk") { () throws(VipsError) in
            let inks = try Image(
                pixels: [0, 0, 0, 0, 255, 255, 255, 255], width: 2, height: 1, bands: 4
            ).markedAsCMYK()
            let pixels = try ColorConversion(to: .srgb).convert(inks).pixels()
            let paper = pixels.prefix(3).allSatisfy { $0 > 245 }
            let right = paper && pixels.suffix(3).allSatisfy { $0 < 60 }
            return (right, right ? "paper is white, full ink is dark" : "colours are \(pixels)")
        }
    }

    private static func near(_ found: [UInt8], _ expected: [UInt8]) -> Bool {
        found.count == expected.count
            && zip(found, expected).allSatisfy { abs(Int($0) - Int($1)) <= 3 }
    }
}
