/// Why a picture is made.
public enum StaleReason: String, Sendable, Codable, CaseIterable {
    /// It was never made.
    case new
    /// Its photo has other bytes than before.
    case sourceChanged
    /// The catalog gives its photo another focal point than before, or none any more.
    case catalogChanged
    /// A size, format, quality, overlay or anything else of the recipe that it depends on.
    case recipeChanged
    /// Another picture of the same photo came, went or changed, so that the photo is decoded at
    /// another size.
    case siblingChanged
    /// darkroom, libvips or a codec is not the one that made it.
    case toolchainChanged
    /// A file of it is gone, or no longer what was written.
    case outputMissing
    /// It failed before, for a reason that may have passed.
    case failedBefore
    /// `--force`.
    case forced
}
