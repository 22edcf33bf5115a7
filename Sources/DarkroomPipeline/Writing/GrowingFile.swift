internal import Foundation

/// A file of an output that is written piece by piece, under a temporary name until it is put in its
/// place. Removed if it never is.
final class GrowingFile {
    private let folder: OutputFolder
    private let path: String
    private let descriptor: Int32
    private var waiting: [UInt8] = []

    /// What is collected before it is written, in bytes.
    private static let piece = 1 << 20

    init(in folder: OutputFolder) throws(BuildError) {
        self.folder = folder
        path = folder.temporaryPath()
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .cannotWrite(path, errno) }
        waiting.reserveCapacity(2 * Self.piece)
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws(BuildError) {
        waiting.append(contentsOf: bytes)
        if waiting.count >= Self.piece { try flush() }
    }

    /// Brings all of it to the disk and gives its SHA-256, in hexadecimal.
    func finish() throws(BuildError) -> String {
        try flush()
        guard fsync(descriptor) == 0 else { throw .cannotWrite(folder.path, errno) }
        guard let digest = MappedFile(path: path)?.digest else {
            throw .outputNotWritable("\(path): can't be read as soon as it is written")
        }
        return digest
    }

    /// Puts it in the place of an old file, atomically.
    func place(at relative: String) throws(BuildError) {
        try folder.move(path, to: relative)
    }

    private func flush() throws(BuildError) {
        if let reason = NewFile.append(waiting, to: descriptor) {
            throw .cannotWrite(folder.path, reason)
        }
        waiting.removeAll(keepingCapacity: true)
    }
}
