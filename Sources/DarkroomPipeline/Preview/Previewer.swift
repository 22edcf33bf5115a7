internal import DarkroomManifest
internal import Foundation

/// Writes one page that shows every model of an output folder as its screen would. Needs the manifest
/// and the picture files, no sources.
public struct Previewer: Sendable {
    /// Name of the page where no other is given, in the output folder.
    public static let fileName = "preview.html"

    /// Bytes of pictures that are embedded at most where nothing else is said.
    public static let defaultLimit = 64 << 20

    private let output: String
    private let file: String
    private let limit: Int?

    /// - Parameters:
    ///   - output: the folder that holds `manifest.json`.
    ///   - file: the page; nil: ``fileName`` in `output`.
    ///   - limit: how many bytes of picture files the page may carry in itself, before base64; if there
    ///     are more, and for nil, it links to all of them.
    public init(output: String, file: String? = nil, limit: Int? = Previewer.defaultLimit) {
        self.output = output
        self.file = file ?? (output.hasSuffix("/") ? output : output + "/") + Self.fileName
        self.limit = limit
    }

    /// Writes the page, whole or not at all. The same manifest and files give the same bytes.
    ///
    /// Throws `invalidInput` where there is no manifest that can be read, `outputNotWritable` where the
    /// page can't be written.
    public func run() throws(BuildError) -> PreviewReport {
        let manifest = try ManifestFile.read(output: output)
        let files = PreviewFiles(manifest, output: output)
        let isEmbedded = limit.map { files.bytes <= $0 } ?? false
        let link = isEmbedded ? nil : RelativeLink.from(page: file, to: output)
        let (page, faults) = try PreviewPage(manifest: manifest, files: files, link: link).html()
        do {
            try page.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw .outputNotWritable(
                "\(file): can't be written: is it a folder, or its folder missing or not writable?")
        }
        return PreviewReport(
            file: file, pictures: manifest.images.count, bytes: files.bytes,
            isEmbedded: isEmbedded, faults: faults)
    }
}

/// A page that was written.
public struct PreviewReport: Sendable {
    /// Its path.
    public let file: String
    /// Pictures in it.
    public let pictures: Int
    /// Bytes of the files that it shows.
    public let bytes: Int
    /// Whether it carries them in itself; else it links to them.
    public let isEmbedded: Bool
    /// Files that could not be shown, and why, a line each: `path: what`.
    public let faults: [String]
}
