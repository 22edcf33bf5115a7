internal import CVips

/// What libvips could not do.
///
/// Identity comes from our side: the operation. libvips keeps one error text for the whole
/// process, so with several lanes at work `detail` can speak of another photo; show it, never
/// decide by it, never store it.
public struct VipsError: Error, Sendable {
    /// Name of the libvips operation, `jpegload_source`.
    public let operation: String
    /// libvips' own words, one line; empty where it had none.
    public let detail: String

    /// A failure of `operation` described by us.
    public init(operation: String, detail: String) {
        self.operation = operation
        self.detail = detail
    }

    /// A failure of `operation`, with whatever libvips has to say; empties its error text.
    static func last(_ operation: String) -> VipsError {
        guard let text = vips_error_buffer_copy() else {
            return VipsError(operation: operation, detail: "")
        }
        defer { g_free(text) }
        let lines = String(cString: text).split(separator: "\n")
        return VipsError(operation: operation, detail: lines.joined(separator: "; "))
    }
}
