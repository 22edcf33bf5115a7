/// The stages of a build, in order. The first three and the last concern the whole catalog, the
/// others one photo each.
public enum Stage: String, Sendable, CaseIterable {
    /// Catalog and recipe are read.
    case catalog
    /// Image names become files.
    case resolve
    /// What earlier builds left is compared with what is wanted.
    case compare
    /// Headers are read, geometry and cost computed.
    case inspect
    /// Waiting for a place in the memory budget.
    case admit
    /// The source file is hashed.
    case hash
    /// Pixels are decoded, shrunk, converted and turned upright.
    case decode
    /// The focal point is found.
    case focus
    /// Crop, resize, overlay; and the facts of the finished picture.
    case render
    /// Files' bytes are made.
    case encode
    /// Files are written.
    case write
    /// The manifest is put together and written.
    case manifest
}
