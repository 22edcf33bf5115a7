internal import Vips

/// One thing that the doctor looked at.
public struct DoctorFinding: Sendable {
    /// What was tried, in a few words.
    public let name: String
    /// Whether it works as a build needs it.
    public let passed: Bool
    /// In plain words: what was seen, or what does not work and what that means.
    public let detail: String
}

/// Tries what a build needs of the libvips at hand: each claim by doing it, not by a version number.
public enum Doctor {
    /// All findings, in a fixed order.
    public static func examine() -> [DoctorFinding] {
        do throws(VipsError) {
            try VipsRuntime.start()
        } catch {
            return [DoctorFinding(name: "libvips", passed: false, detail: error.detail)]
        }
        let version = DoctorFinding(
            name: "libvips", passed: true,
            detail: "\(VipsRuntime.version), toolchain \(Toolchain.fingerprint)")
        return [version] + OutputFormat.allCases.map(FormatCheck.roundTrip)
            + FormatCheck.readOnly + OutputFormat.allCases.map(PrivacyCheck.check)
            + [ColorCheck.displayP3, ColorCheck.cmyk, LoaderCheck.blocked]
    }

    /// A finding from something that may throw.
    static func finding(
        _ name: String, _ check: () throws(VipsError) -> (passed: Bool, detail: String)
    ) -> DoctorFinding {
        do throws(VipsError) {
            let result = try check()
            return DoctorFinding(name: name, passed: result.passed, detail: result.detail)
        } catch {
            return DoctorFinding(
                name: name, passed: false, detail: "\(error.operation) failed: \(error.detail)")
        }
    }

    /// A smooth test picture, 64 × 64 pixels.
    static func sample() throws(VipsError) -> Image {
        var pixels: [UInt8] = []
        for row in 0..<64 {
            for column in 0..<64 { pixels += [UInt8(column * 4), UInt8(row * 4), 128] }
        }
        return try Image(pixels: pixels, width: 64, height: 64, bands: 3).markedAsSRGB()
    }
}
