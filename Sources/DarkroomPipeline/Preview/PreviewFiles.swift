internal import DarkroomManifest

/// The files that a preview shows: one a picture.
struct PreviewFiles {
    /// Pixels a point: sharp on most screens, and half the bytes of the largest.
    static let scale = 2.0

    /// Formats that browsers show, the smallest files first; HEIC only where there is nothing else.
    static let formats: [Manifest.Format] = [.avif, .webp, .jpeg, .png, .heic]

    /// Ascending by the picture's key.
    let all: [Manifest.Variant]
    private let output: String

    init(_ manifest: Manifest, output: String) {
        self.output = output
        all = manifest.images.sorted { Array($0.key.utf8).lexicographicallyPrecedes($1.key.utf8) }
            .compactMap { $0.value.variant(scale: Self.scale, formats: Self.formats) }
    }

    /// What they hold, as the manifest says.
    var bytes: Int { all.reduce(0) { $0 + $1.bytes } }

    /// What is wrong with a file, in words; nil for one of the stated size.
    func fault(of file: Manifest.Variant) -> String? {
        do throws(SourceFailure) {
            _ = try open(file)
            return nil
        } catch {
            return "\(file.path): \(error.message)"
        }
    }

    /// A file's bytes; fails unless they are as many as the manifest says.
    func contents(of file: Manifest.Variant) throws(SourceFailure) -> [UInt8] {
        let opened = try open(file)
        let bytes = opened.bytes(opened.size)
        guard bytes.count == file.bytes else { throw .changed }
        return bytes
    }

    /// A manifest from strangers leads no further than to the pictures' own folder.
    private func open(_ file: Manifest.Variant) throws(SourceFailure) -> SourceFile {
        guard RelativePath.normalized(file.path) == file.path, file.path.hasPrefix("images/") else {
            throw .unreadable("it is not a path below images")
        }
        let opened = try SourceFile.open(path: output + "/" + file.path, limit: .max)
        guard opened.size == file.bytes else { throw .changed }
        return opened
    }
}

extension SourceFailure {
    fileprivate static var changed: SourceFailure {
        .unreadable("it is not of the size that the manifest says")
    }
}
