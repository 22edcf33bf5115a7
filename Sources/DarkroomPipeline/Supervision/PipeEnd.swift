internal import Foundation

/// Reading and writing pipes to the end, whatever signals come in between.
enum PipeEnd {
    /// Whether all bytes were written.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                return Foundation.write(descriptor, rest.baseAddress, rest.count)
            }
            guard count > 0 || errno == EINTR else { return false }
            written += max(0, count)
        }
        return true
    }

    /// As many bytes as asked for; fewer at the end of the stream.
    static func read(exactly count: Int, from descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            guard let piece = read(upTo: count - bytes.count, from: descriptor), !piece.isEmpty
            else { break }
            bytes += piece
        }
        return bytes
    }

    /// What there is, waiting for the first byte; empty at the end of the stream, nil on an error.
    static func read(upTo count: Int, from descriptor: Int32) -> [UInt8]? {
        while true {
            var failed = false
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                let got = Foundation.read(descriptor, buffer.baseAddress, count)
                failed = got < 0
                filled = max(0, got)
            }
            guard failed else { return bytes }
            guard errno == EINTR else { return nil }
        }
    }
}
