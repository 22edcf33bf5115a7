import Foundation

/// Where `--report` goes.
enum ReportFile {
    /// The name that stands for standard output.
    static let standardOutput = "-"

    /// Writes a report to a file, which is replaced whole, or to standard output.
    static func write(_ text: String, to path: String, _ console: Console) throws(CommandError) {
        guard path != standardOutput else { return console.result(text) }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CommandError(
                cannotWrite: path, "is it a folder, or its folder missing or not writable?")
        }
    }
}
