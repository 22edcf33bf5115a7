internal import Foundation

/// Removes the strays that it is led to, each from the open folder that holds it.
struct StrayRemoval: FolderVisitor {
    let named: NamedFiles
    let isDryRun: Bool
    /// Told of each that is gone.
    let removed: (String) -> Void
    private(set) var report = PruneReport()
    /// For each folder on the way here, whether something was removed from it.
    private var isCleared: [Bool] = []

    init(named: NamedFiles, isDryRun: Bool, removed: @escaping (String) -> Void) {
        self.named = named
        self.isDryRun = isDryRun
        self.removed = removed
    }

    mutating func enters(_ path: String) -> Bool {
        isCleared.append(false)
        return true
    }

    mutating func finds(_ entry: FolderEntry, _ facts: stat) {
        guard !named.needs(entry.path, facts), isDryRun || unlink(entry, 0) else { return }
        report.files += 1
        report.bytes += Int(facts.st_size)
        removed(entry.path)
    }

    mutating func leaves(_ folder: FolderEntry) {
        guard isCleared.removeLast() else { return }
        _ = unlink(folder, AT_REMOVEDIR)
    }

    mutating func fails(_ path: String, _ reason: Int32) {
        report.failures.append("\(path): can't be listed: \(String(cString: strerror(reason)))")
    }

    /// Whether it was removed. What somebody else removed, and a folder that still holds something,
    /// are no failures.
    private mutating func unlink(_ entry: FolderEntry, _ flags: Int32) -> Bool {
        guard unlinkat(entry.folder, entry.name, flags) != 0 else {
            isCleared[isCleared.count - 1] = true
            return true
        }
        let reason = errno
        if ![ENOENT, ENOTEMPTY, EEXIST].contains(reason) {
            report.failures.append(
                "\(entry.path): can't be removed: \(String(cString: strerror(reason)))")
        }
        return false
    }
}
