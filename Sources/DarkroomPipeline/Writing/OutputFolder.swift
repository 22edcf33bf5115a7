internal import Foundation
internal import Synchronization

/// The output folder while one build holds it. Every file appears whole under its final name:
/// written under a temporary one beside the build state, then renamed.
final class OutputFolder: Sendable {
    /// As given on the command line, for messages.
    let path: String
    private let lock: Int32
    private let known = Mutex<Set<String>>([])

    /// Makes the folder if need be and takes its lock.
    init(path: String) throws(BuildError) {
        self.path = path
        // In a message the folder that was asked for says more than the one made inside it.
        if let reason = Folders.make(path + "/.darkroom/tmp") { throw .cannotWrite(path, reason) }
        lock = open(path + "/.darkroom/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lock >= 0 else { throw .cannotWrite(path + "/.darkroom/lock", errno) }
        // Where this throws, deinit runs and closes it.
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw .otherBuild(path) }
        removeLeftovers()
    }

    deinit { close(lock) }

    /// For a copy of the process that holds the folder: leaves the lock to the one it was copied
    /// from. Else a worker that is still dying would refuse the next build.
    func leaveLockToParent() { close(lock) }

    /// Writes a file whose name carries its content's hash; one that is there already stays, if it
    /// still has that content.
    func writeOnce(_ bytes: [UInt8], to relative: String) throws(BuildError) -> FileStamp {
        if !holds(bytes, relative) { try replace(relative, with: bytes, durable: false) }
        return try stamp(of: relative)
    }

    /// The stamp of a file; nil where there is none.
    func stampIfThere(of relative: String) -> FileStamp? {
        FileStamp(output: path + "/" + relative)
    }

    /// The stamp of a file that was written.
    func stamp(of relative: String) throws(BuildError) -> FileStamp {
        guard let stamp = stampIfThere(of: relative) else {
            throw .outputNotWritable(
                "\(path)/\(relative): is gone as soon as it is written; does another program tidy up"
                    + " there?")
        }
        return stamp
    }

    /// Whether a file with that content is there.
    func holds(_ bytes: [UInt8], _ relative: String) -> Bool {
        guard stampIfThere(of: relative)?.size == bytes.count else { return false }
        return FileManager.default.contents(atPath: path + "/" + relative) == Data(bytes)
    }

    /// Puts a whole new file in the place of an old one, atomically.
    ///
    /// - Parameter durable: on the disk itself before it returns.
    func replace(_ relative: String, with bytes: [UInt8], durable: Bool) throws(BuildError) {
        try makeFolder(of: path + "/" + relative)
        let temporary = temporaryPath()
        try NewFile.write(bytes, to: temporary, durable: durable, subject: path)
        try move(temporary, to: relative)
    }

    /// A name for a file that is not finished, which nothing else has.
    func temporaryPath() -> String {
        path + "/.darkroom/tmp/\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    }

    /// Gives a finished file its name, whatever has it now. Its folder must be there.
    func move(_ temporary: String, to relative: String) throws(BuildError) {
        let target = path + "/" + relative
        guard rename(temporary, target) != 0 else { return }
        let reason = errno
        // An empty folder in its place is nobody's work.
        if reason == EISDIR, rmdir(target) == 0, rename(temporary, target) == 0 { return }
        unlink(temporary)
        throw .cannotWrite(target, reason)
    }

    /// Takes over a file of another output whose name carries its content's hash: as a hard link where
    /// the file system can, else as a copy. Gives whether nothing had to be copied.
    func adopt(_ relative: String, from folder: String) throws(BuildError) -> Bool {
        let (source, target) = (folder + "/" + relative, path + "/" + relative)
        try makeFolder(of: target)
        if link(source, target) == 0 { return true }
        let reason = errno
        if reason == EEXIST, let there = FileStamp(output: target), there.inode != 0,
            there.inode == FileStamp(output: source)?.inode
        {
            return true
        }
        guard let bytes = FileManager.default.contents(atPath: source) else {
            throw .invalidInput(["\(source): is missing or can't be read; build the shard again"])
        }
        guard !holds([UInt8](bytes), relative) else { return true }
        try replace(relative, with: [UInt8](bytes), durable: false)
        return false
    }

    /// Removes a file of ours; it may not be there.
    func remove(_ relative: String) { unlink(path + "/" + relative) }

    /// The text of a small file; nil where there is none.
    func text(of relative: String) -> String? {
        FileManager.default.contents(atPath: path + "/" + relative)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private func makeFolder(of target: String) throws(BuildError) {
        let folder = Folders.above(target)
        guard !known.withLock({ $0.contains(folder) }) else { return }
        if let reason = Folders.make(folder) { throw .cannotWrite(folder, reason) }
        known.withLock { known in
            if known.count == Settings.knownFolders { known.removeAll() }
            known.insert(folder)
        }
    }

    /// What an earlier build that was killed left half written.
    private func removeLeftovers() {
        let folder = path + "/.darkroom/tmp"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names { unlink(folder + "/" + name) }
    }
}

extension OutputFolder {
    /// A look at an output folder while no build writes there. Makes nothing.
    struct Glance {
        private let lock: Int32

        init(path: String) throws(BuildError) {
            lock = open(path + "/.darkroom/lock", O_RDONLY | O_CLOEXEC)
            guard lock < 0 || flock(lock, LOCK_SH | LOCK_NB) == 0 else {
                close(lock)
                throw .otherBuild(path)
            }
        }

        func end() { if lock >= 0 { close(lock) } }
    }
}

extension BuildError {
    fileprivate static func otherBuild(_ path: String) -> BuildError {
        .outputNotWritable(
            "\(path): another build is writing there; wait for it or choose another --output")
    }

    static func cannotWrite(_ what: String, _ reason: Int32) -> BuildError {
        .outputNotWritable("\(what): can't be written: \(String(cString: strerror(reason)))")
    }
}
