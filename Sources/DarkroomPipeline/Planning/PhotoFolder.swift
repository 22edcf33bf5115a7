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

    private func folder(_ parts: [String]) -> Match {
        var path = ""
        for part in parts {
            let found = entries(of: path).named[part.canonical] ?? []
            guard let first = found.first else { return .missing }
            guard found.count == 1 else { return .ambiguous(found.map { path + $0.name }) }
            guard stays(path + first.name, first) else { return .outside }
            path += first.name + "/"
        }
        return .file(path)
    }

    private func match(_ name: String, in folder: String) -> Match {
        let (named, stems) = entries(of: folder)
        var found = named[name.canonical] ?? []
        if found.isEmpty {
            let candidates = stems[name.canonical] ?? []
            let pictures = candidates.filter(\.hasPictureExtension)
            found = pictures.isEmpty ? candidates : pictures
        }
        guard let first = found.first else { return .missing }
        guard found.count == 1 else { return .ambiguous(found.map { folder + $0.name }.sorted()) }
        guard stays(folder + first.name, first) else { return .outside }
        return .file(folder + first.name)
    }

    /// Whether an entry's real place is inside the photos folder; only links can leave it.
    private func stays(_ path: String, _ entry: Entry) -> Bool {
        guard entry.isLink else { return true }
        guard let realRoot, let real = Self.realPath(root + "/" + path) else { return true }
        return real.hasPrefix(realRoot + "/")
    }
}

extension PhotoFolder {
    private struct Entry {
        let name: String
        let isLink: Bool

        /// Whether it is named like a picture; a note or sidecar beside it is no rival.
        var hasPictureExtension: Bool {
            guard let dot = name.lastIndex(of: ".") else { return false }
            return Self.pictureExtensions.contains(name[name.index(after: dot)...].lowercased())
        }

        private static let pictureExtensions: Set = [
            "jpg", "jpeg", "jpe", "png", "webp", "heic", "heif", "hif", "avif", "tif", "tiff",
            "gif", "svg", "pdf", "bmp", "psd", "jp2", "jxl", "raw", "dng",
        ]
    }

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
            let name = withUnsafePointer(to: &found.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            // A file system that does not tell the kind gets the careful treatment of links.
            let kind = Int32(found.pointee.d_type)
            entries.append(
                Entry(name: name, isLink: kind == Int32(DT_LNK) || kind == Int32(DT_UNKNOWN)))
        }
        return entries.sorted { $0.name < $1.name }
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
