internal import Foundation

/// Finds everything that is named like a picture in a folder and below it, by folder. Follows no link to
/// a folder, and passes by what is hidden and what builds made.
struct PhotoSearch: FolderVisitor {
    /// Names in each folder that has any, ascending by bytes; paths relative to the first folder, empty
    /// for itself.
    private(set) var names: [String: [String]] = [:]
    /// Folders that can't be listed, and why; a line each.
    private(set) var failures: [String] = []
    private let root: String

    /// Searches the folder at an absolute path.
    init(root: String) {
        self.root = root
        FolderWalk.run(&self, at: root, called: "")
    }

    mutating func enters(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return !name.hasPrefix(".") && !JSONFile.exists(root + path + "/.darkroom")
    }

    mutating func finds(_ entry: FolderEntry, _ facts: stat) {
        let path = entry.path.dropFirst()
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        let name = String(path.dropFirst(folder.isEmpty ? 0 : folder.count + 1))
        guard !name.hasPrefix("."), PhotoFolder.isPictureName(name) else { return }
        names[folder, default: []].append(name)
    }

    mutating func fails(_ path: String, _ reason: Int32) {
        failures.append(
            "\(path.dropFirst()): can't be listed: \(String(cString: strerror(reason)))")
    }
}
