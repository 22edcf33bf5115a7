internal import DarkroomManifest
internal import Foundation

/// Compares one source photo with its record.
struct SourceCheck {
    /// The catalog's folder.
    let folder: String
    /// Relative to it.
    let path: String
    let source: Manifest.Source

    /// What is wrong with it, in a line; empty where it is what pictures were made from.
    func faults() -> [String] { fault().map { ["\(path): \($0)"] } ?? [] }

    private func fault() -> String? {
        guard RelativePath.normalized(path) == path else {
            return "it is not a path in the catalog's folder"
        }
        let file = folder + "/" + path
        guard access(file, F_OK) == 0 else { return "is gone since it was built" }
        do throws(SourceFailure) {
            return try digest(of: file) == source.sha256 ? nil : "changed since it was built"
        } catch {
            return error.message
        }
    }

    /// Nil where another size says enough.
    private func digest(of file: String) throws(SourceFailure) -> String? {
        let opened = try SourceFile.open(path: file, limit: .max)
        return opened.size == source.bytes ? try opened.digest() : nil
    }
}
