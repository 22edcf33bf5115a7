internal import Foundation

/// The folder of source photos, and how an image name finds its file in it. Lists a folder when a
/// name first leads there, and never leaves the photos.
final class PhotoFolder {
    /// What a name leads to.
    enum Match: Equatable {
        /// Path relative to the photos folder, as on disk.
        case file(String)
        case missing
        /// All candidates, ascending, relative to the photos folder.
        case ambiguous([String])
        /// The name, or a link on the way, leads out of the folder.
        case outside
    }

    private let root: String
    private let realRoot: String?
    private var listings: [String: [String: [Entry]]] = [:]

    /// The photos folder at an absolute path.
    init(path: String) {
        root = path
        realRoot = Self.realPath(path)
    }

    /// The file of an image name: the one with exactly that name, else the single one with that
    /// name before its extension. Canonically equivalent spellings (NFC, NFD) are the same name.
    func match(_ name: String) -> Match {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.last, !name.hasPrefix("/"), !parts.contains("..") else {
            return .outside
        }
        switch folder(parts.dropLast().filter { !$0.isEmpty && $0 != "." }) {
        case .file(let folder): return match(last, in: folder)
        case let other: return other
        }
    }

    /// Why the folder itself can't be listed; nil where it can, or is not there.
    var trouble: String? {
        guard let folder = opendir(root) else {
            return errno == ENOENT ? nil : String(cString: strerror(errno))
        }
        closedir(folder)
        return nil
    }

    /// The photo whose name is most like one that leads nowhere; nil where none is like it.
    func nearest(to name: String) -> String? {
        let parts = name.split(separator: "/").map(String.init)
        guard let last = parts.last, case .file(let folder) = folder(parts.dropLast()) else {
            return nil
        }
        let (named, stems) = entries(of: folder)
        let pool = (Self.isPictureName(last) ? named : stems).values.joined()
            .filter { !$0.isFolder && Self.isPictureName($0.name) }.map(\.name).sorted()
        let word = { (name: String) in
            (Self.isPictureName(last) ? name : ImageReference.stem(of: name)).lowercased()
        }
        let found = NearestName.of(last.lowercased(), among: pool.map(word))
        return found.flatMap { found in pool.first { word($0) == found } }.map { folder + $0 }
    }

    private func folder(_ parts: [String]) -> Match {
        var path = ""
        for part in parts {
            let found = (entries(of: path).named[part.canonical] ?? []).filter(\.isFolder)
            guard let first = found.first else { return .missing }
            guard found.count == 1 else { return .ambiguous(found.map { path + $0.name }) }
            guard stays(path + first.name, first) else { return .outside }
            path += first.name + "/"
        }
        return .file(path)
    }

    private func match(_ name: String, in folder: String) -> Match {
        let (named, stems) = entries(of: folder)
        var found = (named[name.canonical] ?? []).filter { !$0.isFolder }
        if found.isEmpty { found = Self.photos(of: stems[name.canonical] ?? [], named: name) }
        guard let first = found.first else { return .missing }
        guard found.count == 1 else { return .ambiguous(found.map { folder + $0.name }) }
        guard stays(folder + first.name, first) else { return .outside }
        return .file(folder + first.name)
    }

    /// Those entries of a stem that may be its photo: the ones named like pictures. Where there are
    /// none, a photo under another extension, unless the name asks for a picture's: `lake.jpg` is
    /// not met by its sidecar `lake.jpg.xmp`.
    private static func photos(of candidates: [Entry], named name: String) -> [Entry] {
        let files = candidates.filter { !$0.isFolder }
        let pictures = files.filter { Self.isPictureName($0.name) }
        return pictures.isEmpty && !Self.isPictureName(name) ? files : pictures
    }

    /// Whether an entry's real place is inside the photos folder; only links can leave it.
    private func stays(_ path: String, _ entry: Entry) -> Bool {
        guard entry.isLink else { return true }
        guard let realRoot, let real = Self.realPath(root + "/" + path) else { return true }
        return real == realRoot || real.hasPrefix(realRoot + "/")
    }
}

extension PhotoFolder {
    private struct Entry {
        let name: String
        let isLink: Bool
        /// Whether it is a folder, or a link to one.
        let isFolder: Bool

        /// Reads what a folder lists as `found`.
        init(_ found: UnsafeMutablePointer<dirent>, in folder: String) {
            name = withUnsafePointer(to: &found.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            // A file system that does not tell the kind gets the careful treatment of links.
            let kind = Int32(found.pointee.d_type)
            isLink = kind == Int32(DT_LNK) || kind == Int32(DT_UNKNOWN)
            var facts = stat()
            isFolder =
                kind == Int32(DT_DIR)
                || isLink && stat(folder + "/" + name, &facts) == 0
                    && facts.st_mode & S_IFMT == S_IFDIR
        }
    }

    /// Whether a file of that name is a picture; a note or sidecar beside it is no rival.
    static func isPictureName(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return pictureExtensions.contains(name[name.index(after: dot)...].lowercased())
    }

    private static let pictureExtensions: Set = [
        "jpg", "jpeg", "jpe", "png", "webp", "heic", "heif", "hif", "avif", "tif", "tiff",
        "gif", "svg", "pdf", "bmp", "psd", "jp2", "jxl", "raw", "dng",
    ]

    private typealias Listing = (named: [String: [Entry]], stems: [String: [Entry]])

    private func entries(of folder: String) -> Listing {
        if let named = listings[folder + "="], let stems = listings[folder + "."] {
            return (named, stems)
        }
        var listing: Listing = ([:], [:])
        for entry in Self.list(root + "/" + folder) {
            listing.named[entry.name.canonical, default: []].append(entry)
            guard let dot = entry.name.lastIndex(of: "."), dot > entry.name.startIndex else {
                continue
            }
            listing.stems[String(entry.name[..<dot]).canonical, default: []].append(entry)
        }
        listings[folder + "="] = listing.named
        listings[folder + "."] = listing.stems
        return listing
    }

    private static func list(_ path: String) -> [Entry] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let found = readdir(folder) {
            let entry = Entry(found, in: path)
            if entry.name != ".", entry.name != ".." { entries.append(entry) }
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

extension String {
    /// The form in which names are compared: Unicode canonical composition.
    var canonical: String {
        utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
    }
}
