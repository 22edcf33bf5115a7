/// A picture file that is not on disk yet.
struct EncodedFile: Sendable {
    /// Key of the picture that it belongs to.
    let key: String
    /// Relative to the output folder.
    let path: String
    let bytes: [UInt8]
}
