internal import Foundation

/// A file that is not there yet.
enum NewFile {
    /// Writes all of it; what could only be written in part is removed.
    ///
    /// - Parameters:
    ///   - durable: on the disk itself before it returns.
    ///   - subject: what a message about a full disk names.
    static func write(
        _ bytes: [UInt8], to file: String, durable: Bool, subject: String
    ) throws(BuildError) {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .cannotWrite(file, errno) }
        defer { close(descriptor) }
        if let reason = append(bytes, to: descriptor) {
            unlink(file)
            throw .cannotWrite(subject, reason)
        }
        guard !durable || fsync(descriptor) == 0 else { throw .cannotWrite(subject, errno) }
    }

    /// Writes all bytes to an open file; the error number if that can't be done.
    static func append(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                return Foundation.write(descriptor, rest.baseAddress, rest.count)
            }
            guard count > 0 else { return errno }
            written += count
        }
        return nil
    }
}
