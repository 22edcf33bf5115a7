internal import Vips

/// When a photo was taken, as its camera says (EXIF 2.32, DateTimeOriginal, else DateTimeDigitized):
/// `2024-05-29 10:11:12`, in the place's own time. Of all metadata nothing else is looked at, positions
/// least of all.
enum CaptureTime {
    /// Of the photo at a path, which a worker process could read before; nil where it does not say.
    static func of(_ path: String, limits: RecipeLimits) -> String? {
        guard let file = try? SourceFile.open(path: path, limit: limits.maxFileBytes),
            let format = SourceFormat(prefix: file.bytes(SourceFormat.prefixLength)),
            let source = try? file.source(),
            let image = try? Image.open(source, with: format.loader)
        else { return nil }
        return fields.lazy.compactMap { image.field($0).flatMap(parse) }.first
    }

    private static let fields = ["exif-ifd2-DateTimeOriginal", "exif-ifd2-DateTimeDigitized"]

    /// `2024:05:29 10:11:12 (…` as libvips has it. Nil for no real day: cameras whose clock was never
    /// set write zeros or spaces.
    static func parse(_ text: String) -> String? {
        let parts = text.split(separator: " ")
        guard let first = parts.first else { return nil }
        let day = String(first.replacing(":", with: "-"))
        guard CalendarDay.exists(day) else { return nil }
        let time = parts.dropFirst().first.flatMap { $0.contains(":") ? $0 : nil } ?? "00:00:00"
        return day + " " + time
    }
}
