internal import Foundation

/// What stands in a destination before an export.
struct ExportInventory {
    let path: String
    let form: ExportForm
    let record: ExportRecord

    /// Those of the files that are not there yet with just that content. Throws where something that
    /// no export wrote stands in the way; all of it is named.
    func news(among files: [ExportFile]) throws(BuildError) -> [ExportFile] {
        let news = files.filter { digest(of: $0.path) != $0.digest }
        let obstacles =
            news.filter { record.digests[$0.path] == nil && isThere($0.path) }.map(\.path)
            + rivals(of: files)
        guard obstacles.isEmpty else {
            throw .outputNotWritable(
                obstacles.sorted().map { "\(path)/\($0): is in the way and from no export" }
                    .joined(separator: "\n") + "\nmove it, or choose another folder")
        }
        return news
    }

    /// Which of the files are there with a content that no export wrote, to be replaced.
    func changedByHand(_ news: [ExportFile]) -> [String] {
        news.map(\.path).filter { file in
            digest(of: file).map { !(record.digests[file] ?? []).contains($0) } ?? false
        }
    }

    /// What of files that are no longer wanted is still as an export wrote it; and what has been
    /// changed since and stays.
    func removable(_ files: Set<String>) -> (files: [String], kept: [String]) {
        let there = files.sorted().filter(isThere)
        let (ours, others) = (
            there.filter(isAsWritten), there.filter { !isAsWritten($0) }
        )
        return (ours, others)
    }

    private func isAsWritten(_ file: String) -> Bool {
        digest(of: file).map { record.digests[file]?.contains($0) ?? false } ?? false
    }

    private func isThere(_ file: String) -> Bool {
        var facts = stat()
        return lstat(path + "/" + file, &facts) == 0
    }

    /// SHA-256 of a regular file; nil for anything else.
    private func digest(of file: String) -> String? {
        var facts = stat()
        guard lstat(path + "/" + file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
            let data = FileManager.default.contents(atPath: path + "/" + file)
        else { return nil }
        return SHA256.digest(of: [UInt8](data)).hex
    }

    /// Files of others that have the name of one of ours up to its extension, where that makes them
    /// the same resource.
    private func rivals(of files: [ExportFile]) -> [String] {
        guard form.hasNamesWithoutExtension else { return [] }
        let ours = Set(files.map(\.path)).union(record.digests.keys)
        let names = Dictionary(grouping: files.map(\.path), by: Folders.above)
        return names.flatMap { folder, files in
            let stems = Set(files.map(Self.stem))
            let there =
                (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []
            return there.map { folder + "/" + $0 }
                .filter { !ours.contains($0) && stems.contains(Self.stem($0)) }
        }
    }

    private static func stem(_ path: String) -> Substring {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        return name.prefix { $0 != "." }
    }
}
