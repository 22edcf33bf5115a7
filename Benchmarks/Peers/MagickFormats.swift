/// What ImageMagick's and GraphicsMagick's lists of formats say.
enum MagickFormats {
    /// The formats that can be read or written: lines such as `JPEG* JPEG rw- …` or `JPEG P rw- …`.
    static func installation(version: String, list: String) -> Installation {
        var reads: Set<PictureFormat> = []
        var writes: Set<PictureFormat> = []
        for line in list.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 2, words[2].count == 3,
                let format = PictureFormat(
                    rawValue: words[0].lowercased().filter { $0 != "*" })
            else { continue }
            if words[2].hasPrefix("r") { reads.insert(format) }
            if words[2].dropFirst().hasPrefix("w") { writes.insert(format) }
        }
        return Installation(version: version, reads: reads, writes: writes)
    }
}
