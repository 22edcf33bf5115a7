public import DarkroomManifest

/// What a running build tells its observer. Sent from any lane; an observer that keeps state
/// guards it itself.
public enum BuildEvent: Sendable {
    /// Something that the catalog's author should know, and that stops nothing.
    case warning(String)
    /// The plan stands: how many photos will be opened and how many pictures they should give.
    case planned(photos: Int, pictures: Int)
    /// One photo is done, well or not.
    case photoFinished(PhotoReport)
    /// A failure that concerns one source; also part of the manifest. The detail is what the codec
    /// said; only a build with one job has it.
    case failed(Manifest.Failure, detail: String?)
}

/// What one photo cost and gave.
public struct PhotoReport: Sendable {
    /// Path relative to the catalog's folder.
    public var source: String
    /// Bytes of the source file read.
    public var bytesIn: Int
    /// Bytes of the picture files that it gave.
    public var bytesOut: Int
    /// Picture files that it gave.
    public var files: Int
    /// Pictures (image × role) that it gave.
    public var pictures: Int
    /// Pictures that could not be made.
    public var failed: Int
}

/// Why a build could not be done at all.
public enum BuildError: Error, Sendable {
    /// Bad catalog or recipe; one message a problem, complete, ready to print.
    case invalidInput([String])
    /// The output can't be written: what, where and why.
    case outputNotWritable(String)

    /// What to print, a line each.
    public var messages: [String] {
        switch self {
        case .invalidInput(let messages): messages
        case .outputNotWritable(let message): [message]
        }
    }
}
