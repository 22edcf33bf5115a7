internal import Foundation

/// Where an export's files are written whole before they take their places: a folder in the
/// destination, gone when the export ends. What a killed export left there, the next one removes.
final class ExportStage {
    private let folder: String
    private let path: String
    private let signals = SignalHold()
    private var count = 0

    /// An empty stage in the folder.
    init(beside folder: String) throws(BuildError) {
        self.folder = folder
        path = folder + "/.darkroom-export-tmp"
        Self.clear(path)
        guard mkdir(path, 0o755) == 0 else { throw .cannotWrite(path, errno) }
    }

    /// Writes the next file. SIGINT and SIGTERM end the process here, with nothing left over.
    func add(_ bytes: [UInt8]) throws(BuildError) {
        stopIfAsked()
        try NewFile.write(bytes, to: "\(path)/\(count)", durable: false, subject: folder)
        count += 1
    }

    /// Puts a file that was added into its place.
    func move(_ index: Int, to target: String) throws(BuildError) {
        guard rename("\(path)/\(index)", target) == 0 else { throw .cannotWrite(target, errno) }
    }

    /// Writes a small file and puts it into its place.
    func write(_ text: String, to target: String) throws(BuildError) {
        let bytes = Array(text.utf8)
        try NewFile.write(bytes, to: path + "/text", durable: false, subject: folder)
        guard rename(path + "/text", target) == 0 else { throw .cannotWrite(target, errno) }
    }

    /// Lets a signal that has come end the process, with nothing left over. What comes later waits until
    /// the stage is removed.
    func stopIfAsked() {
        if signals.hasArrived { remove() }
    }

    /// Removes the stage, and lets signals through.
    func remove() {
        Self.clear(path)
        signals.release()
    }

    /// Only what a stage holds is removed: a folder of that name with anything else in it stays.
    private static func clear(_ path: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names where name == "text" || name.allSatisfy(\.isNumber) {
            unlink(path + "/" + name)
        }
        rmdir(path)
    }
}
