/// A picture file that is not on disk yet.
struct EncodedFile: Sendable {
    /// Relative to the output folder.
    let path: String
    let bytes: [UInt8]
}
