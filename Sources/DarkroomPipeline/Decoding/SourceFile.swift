internal import DarkroomManifest
internal import Foundation
internal import Vips

/// An open source photo. Owns its descriptor.
struct SourceFile: ~Copyable {
    /// The file as it was opened.
    let stamp: FileStamp
    private let descriptor: Int32

    /// Bytes.
    var size: Int { stamp.size }

    /// Opens a regular file of at most `limit` bytes. A device, pipe, socket or folder is refused
    /// without waiting for it.
    static func open(path: String, limit: Int) throws(SourceFailure) -> SourceFile {
        let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else {
            close(descriptor)
            throw .unreadable(String(cString: strerror(errno)))
        }
        if let refusal = refusal(of: facts, limit: limit) {
            close(descriptor)
            throw refusal
        }
        return SourceFile(descriptor: descriptor, opened: facts)
    }

    private init(descriptor: Int32, opened: stat) {
        self.descriptor = descriptor
        stamp = FileStamp(opened)
    }

    deinit { close(descriptor) }

    private static func refusal(of facts: stat, limit: Int) -> SourceFailure? {
        guard facts.st_mode & S_IFMT == S_IFREG else {
            return .unreadable("it is not a regular file")
        }
        guard facts.st_size > 0 else {
            return SourceFailure(
                code: .empty, stage: .inspect, message: "the file has no bytes; export it again")
        }
        guard facts.st_size <= limit else {
            return SourceFailure(
                code: .tooLarge, stage: .inspect,
                message: "the file has \(facts.st_size) bytes, more than limits.maxFileBytes"
                    + " allows (\(limit))")
        }
        return nil
    }

    /// A new reader of the whole file for libvips.
    func source() throws(VipsError) -> Source { try Source(descriptor: descriptor) }

    /// The whole file for libjpeg, or all but its last bytes, with others behind them.
    func jpeg(without missing: Int = 0, followedBy tail: [UInt8] = []) -> JPEGSource {
        JPEGSource(descriptor: descriptor, length: size - missing, tail: tail)
    }

    /// Up to `count` bytes from `offset`; fewer at the end of the file or on a read error.
    func bytes(_ count: Int, at offset: Int = 0) -> [UInt8] {
        guard count > 0, offset >= 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = UnsafeMutableBufferPointer(rebasing: buffer[filled...])
                let got = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
                guard got > 0 else { break }
                filled += got
            }
        }
    }

    /// SHA-256 of the whole file, in hexadecimal.
    func digest() throws(SourceFailure) -> String {
        let hash = SHA256()
        var offset = 0
        while offset < size {
            let piece = bytes(min(Settings.hashBlock, size - offset), at: offset)
            guard !piece.isEmpty else { throw .unreadable("reading stopped at byte \(offset)") }
            hash.update(piece)
            offset += piece.count
        }
        return hash.finish().hex
    }

    /// Fails if the file is no longer what was opened: its pixels and its digest could differ.
    func checkUnchanged() throws(SourceFailure) {
        var now = Foundation.stat()
        guard fstat(descriptor, &now) == 0, stamp.hasContent(of: FileStamp(now)) else {
            throw .unreadable("it changed while it was being read; build again")
        }
    }
}

extension SourceFailure {
    static func unreadable(_ why: String) -> SourceFailure {
        SourceFailure(
            code: .unreadable, stage: .inspect, message: "the file can't be read: \(why)")
    }
}
