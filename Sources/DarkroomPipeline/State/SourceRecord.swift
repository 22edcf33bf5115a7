internal import DarkroomManifest

/// What a build leaves of a source for the next one.
struct SourceRecord: Codable, Sendable, Equatable {
    /// Of the file when it was read.
    var stamp: FileStamp
    /// Whether the stamp is to be trusted: see `FileStamp.isSettled`.
    var isSettled: Bool
    /// As the manifest has it.
    var source: Manifest.Source
    /// Whether it was decoded with an alpha channel.
    var hasAlpha: Bool
    /// How its focal point was found.
    var focusKey: String
    /// By key.
    var pictures: [String: PictureRecord] = [:]
}

/// What a build leaves of a picture.
struct PictureRecord: Codable, Sendable, Equatable {
    var rendition: RenditionKey
    /// What decided its facts, beside the rendition.
    var factsKey: String
    /// Whether any of its pixels is not opaque.
    var isTransparent: Bool
    var facts: PictureFacts
    /// By scale ascending, then in the recipe's order of formats.
    var files: [FileRecord]
}

/// What a build leaves of a picture file.
struct FileRecord: Codable, Sendable, Equatable {
    /// Pixels a point.
    let scale: Int
    let format: OutputFormat
    /// What decided its bytes, beside the rendition.
    let finish: String
    /// Bytes.
    let bytes: Int
    /// 64 hexadecimal digits.
    let sha256: String
    /// Of the file as it was written; nil: not written, or no longer there as it was.
    var stamp: FileStamp?

    /// Where it lies in the output folder, as a file of that picture.
    func path(of key: String) -> String {
        "images/\(key)@\(scale)x.\(sha256.prefix(16)).\(format.fileExtension)"
    }
}

/// What a build leaves of a source that failed for good: as long as nothing changes, trying again
/// would fail again.
struct FailureRecord: Sendable, Equatable {
    var stamp: FileStamp
    var isSettled: Bool
    /// What the attempt depended on, beside the file.
    var attempt: String
    var failures: [Manifest.Failure]
}
