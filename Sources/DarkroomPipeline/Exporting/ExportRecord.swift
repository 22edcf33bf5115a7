internal import Foundation

/// What earlier exports wrote into a destination: a list that `sha256sum --check` understands.
struct ExportRecord: Equatable {
    /// SHA-256 in hexadecimal, by path relative to the destination. A path may have several while an
    /// export is under way.
    var digests: [String: Set<String>] = [:]

    /// What these files will be.
    init(_ files: [ExportFile]) {
        for file in files { digests[file.path] = [file.digest] }
    }

    /// The record of a destination; empty where there is none. Throws where it can't be read or says
    /// what no export writes: then nobody knows which files are whose.
    init(at path: String) throws(BuildError) {
        guard JSONFile.exists(path) else { return }
        guard let data = FileManager.default.contents(atPath: path),
            let text = String(data: data, encoding: .utf8)
        else { throw Self.damaged(path) }
        for line in text.split(separator: "\n") {
            let digest = line.prefix(64)
            let file = String(line.dropFirst(66))
            guard digest.utf8.count == 64, digest.allSatisfy(\.isHexDigit),
                line.dropFirst(64).hasPrefix("  "), RelativePath.normalized(file) == file
            else { throw Self.damaged(path) }
            digests[file, default: []].insert(String(digest))
        }
    }

    /// Both records' files: while an export is under way either may be there.
    func joined(with other: ExportRecord) -> ExportRecord {
        var both = self
        both.digests.merge(other.digests) { $0.union($1) }
        return both
    }

    /// The text of the file; paths ascending.
    var text: String {
        digests.sorted { $0.key < $1.key }
            .flatMap { path, digests in digests.sorted().map { "\($0)  \(path)\n" } }
            .joined()
    }

    private static func damaged(_ path: String) -> BuildError {
        .outputNotWritable(
            "\(path): is damaged, so that no one knows which files are of an export;"
                + " remove it and what was exported")
    }
}
