/// A kind of file that photos are converted to, by libvips' own command, before anything is measured.
enum SourceKind: Sendable {
    case progressive, png, heic, webp, sixteenBit

    /// How such a file is made, for the notes.
    var making: String {
        switch self {
        case .progressive: "progressive JPEG, quality 90"
        case .png: "8-bit PNG, compression 6"
        case .heic: "HEIC, quality 60"
        case .webp: "WebP, quality 85"
        case .sixteenBit: "uncompressed TIFF of 16 bits a channel"
        }
    }

    /// Writes `file` anew at `place`, which gets an extension.
    func convert(_ file: String, to place: String) throws {
        let commands =
            switch self {
            case .progressive: [["autorot", file, place + ".jpg[Q=90,interlace]"]]
            case .png: [["autorot", file, place + ".png[compression=6]"]]
            case .heic: [["autorot", file, place + ".heic[Q=60]"]]
            case .webp: [["autorot", file, place + ".webp[Q=85]"]]
            case .sixteenBit:
                [
                    ["autorot", file, place + ".v"],
                    ["colourspace", place + ".v", place + ".tif", "rgb16"],
                ]
            }
        try Vips.run(commands, beside: place)
        Folder(place + ".v").remove()
    }
}

/// libvips' command, for what is made before anything is measured.
enum Vips {
    /// Runs it with each list of arguments, in order; its log stands beside `place` meanwhile.
    static func run(_ commands: [[String]], beside place: String) throws {
        let scratch = Folder(place + ".making")
        try scratch.make()
        defer { scratch.remove() }
        let runner = ProcessRunner(width: 1, scratch: scratch.path)
        for arguments in commands { _ = try runner.measure([Command("vips", arguments)]) }
    }
}
