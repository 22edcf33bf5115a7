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
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                return Foundation.write(descriptor, rest.baseAddress, rest.count)
            }
            guard count > 0 else {
                let reason = errno
                unlink(file)
                throw .cannotWrite(subject, reason)
            }
            written += count
        }
        guard !durable || fsync(descriptor) == 0 else { throw .cannotWrite(subject, errno) }
    }
}
