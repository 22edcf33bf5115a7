internal import CJPEG
internal import Foundation

/// Darkroom's own way to libjpeg-turbo.
enum JPEGCodec {
    /// A file's pixels, rows packed, at so many eighths of its size.
    static func decode(
        _ path: String, eighths: Int
    ) throws -> (size: PictureSize, pixels: [UInt8]) {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw BenchError("\(path): can't be opened")
        }
        defer { try? file.close() }  // Only read: nothing can be lost.
        let source = cjpeg_source(
            descriptor: file.fileDescriptor, length: Int64(try file.seekToEnd()), tail: nil,
            tail_length: 0)
        guard let decoder = cjpeg_decoder_new(source) else { throw BenchError("out of memory") }
        defer { cjpeg_decoder_free(decoder) }
        func check(_ result: Int32) throws {
            guard result == 0 else {
                throw BenchError("\(path): \(String(cString: cjpeg_decoder_message(decoder)))")
            }
        }
        var picture = cjpeg_picture()
        try check(cjpeg_read_header(decoder, Int32(eighths), &picture))
        let count = Int(picture.width) * Int(picture.height) * Int(picture.channels)
        let pixels = try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let start = buffer.baseAddress else { return }
            try check(cjpeg_read_pixels(decoder, 0, start))
            filled = count
        }
        return (PictureSize(width: Int(picture.width), height: Int(picture.height)), pixels)
    }

    /// A file of a grey or RGB picture's packed rows.
    static func encode(_ pixels: Data, _ size: PictureSize, quality: Int) throws -> Data {
        guard let encoder = cjpeg_encoder_new() else { throw BenchError("out of memory") }
        defer { cjpeg_encoder_free(encoder) }
        func check(_ result: Int32) throws {
            guard result == 0 else {
                throw BenchError("libjpeg: \(String(cString: cjpeg_encoder_message(encoder)))")
            }
        }
        let channels = pixels.count / size.area
        let picture = cjpeg_picture(
            width: Int32(size.width), height: Int32(size.height), channels: Int32(channels),
            colours: channels == 1 ? CJPEG_GREY : CJPEG_RGB)
        // Colours at half the size, as Darkroom has them below quality 90.
        try check(cjpeg_begin(encoder, picture, Int32(quality), quality >= 90 ? 1 : 0, nil, 0))
        try pixels.withUnsafeBytes { bytes in
            let lines = bytes.bindMemory(to: UInt8.self).baseAddress
            try check(
                cjpeg_write_lines(encoder, lines, size.width * channels, Int32(size.height)))
        }
        var bytes: UnsafePointer<UInt8>?
        var count = 0
        try check(cjpeg_end(encoder, &bytes, &count))
        guard let bytes else { throw BenchError("libjpeg gave no file") }
        return Data(bytes: bytes, count: count)
    }
}
