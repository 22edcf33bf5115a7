internal import Vips

/// Whether private data stay out of written files, in the format that leaks most with plain libvips
/// and in all others.
enum PrivacyCheck {
    /// Writes a picture that carries EXIF, XMP and IPTC fields, in both colour spaces.
    static func check(_ format: OutputFormat) -> DoctorFinding {
        Doctor.finding("\(format.rawValue) without metadata") { () throws(VipsError) in
            for space in OutputColorSpace.allCases where try leaks(format, space) {
                return (false, "private data of a source would be in \(space.rawValue) files")
            }
            return (true, "EXIF, XMP and IPTC of a source stay out")
        }
    }

    private static let secret = "darkroom-secret"

    private static func leaks(
        _ format: OutputFormat, _ space: OutputColorSpace
    ) throws(VipsError) -> Bool {
        let context = FinishContext(background: nil, overlay: nil, colorSpace: space)
        let tagged = try ColorConversion(to: space).convert(Doctor.sample())
            .withPrivateFields(saying: secret)
        let finished = try RenderSteps.perFile.reduced(tagged, context)
        let bytes = try Encoder(quality: RecipeQuality(), colorSpace: space)
            .encode(finished, as: format)
        return String(decoding: bytes, as: UTF8.self).contains(secret)
    }
}
