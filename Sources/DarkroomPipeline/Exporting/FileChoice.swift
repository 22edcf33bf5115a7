internal import DarkroomManifest

/// Which files of the pictures an export takes: one a scale, of the first format in the recipe's order
/// that the form takes. What is left out for good is told.
struct FileChoice {
    let form: ExportForm
    /// Files of formats that the form does not take, by format.
    private(set) var foreignFormats: [String: Int] = [:]
    /// Files of scales that it has no place for, by scale.
    private(set) var foreignScales: [Int: Int] = [:]
    /// Keys of pictures without any file that it takes.
    private(set) var without: [String] = []

    /// Pictures without a file that are named one by one.
    private static let namedPictures = 5

    init(_ form: ExportForm) { self.form = form }

    /// The file for each place that has one. A scale that was omitted has none.
    mutating func files(
        of exported: ExportedPicture
    ) -> [(place: String, variant: Manifest.Variant)] {
        let variants = exported.picture.variants
        for variant in variants {
            if !form.formats.contains(variant.format.rawValue) {
                foreignFormats[variant.format.rawValue, default: 0] += 1
            } else if !form.places.contains(where: { $0.scale == variant.scale }) {
                foreignScales[variant.scale, default: 0] += 1
            }
        }
        let files = form.places.compactMap { place in
            variants.first { $0.scale == place.scale && form.formats.contains($0.format.rawValue) }
                .map { (place.name, $0) }
        }
        if files.isEmpty { without.append(exported.key) }
        return files
    }

    /// What is left out, a line each; the first lines are pictures of which nothing is there.
    var warnings: [String] {
        let formats = OutputFormat.allCases.map(\.rawValue).filter(form.formats.contains)
        let taken =
            "\(form.taker) \(formats.dropLast().joined(separator: ", ")) and \(formats.last ?? "")"
        let more = without.count - Self.namedPictures
        return without.prefix(Self.namedPictures)
            .map { "\($0): left out, it has no file that can be taken; \(taken)" }
            + (more > 0 ? ["and \(more) more pictures are left out; \(taken)"] : [])
            + foreignFormats.sorted { $0.key < $1.key }
            .map { "\($0.value) files in \($0.key) are left out; \(taken)" }
            + foreignScales.sorted { $0.key < $1.key }
            .map { "\($0.value) files of scale \($0.key) are left out; there is no place for them" }
    }
}
