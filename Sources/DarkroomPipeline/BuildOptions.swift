/// What one build is asked to do: the library's side of the `darkroom build` command line.
public struct BuildOptions: Sendable {
    /// The catalog file, or the folder that holds `catalog.json`.
    public var catalog: String
    /// The output folder; made if need be.
    public var output: String
    /// The recipe file; nil: `recipe.json` beside the catalog if there is one, else the defaults.
    public var recipe: String?
    /// Lanes, 1 or more; nil: the processors that this process may use.
    public var jobs: Int?
    /// Upper bound for decoded pixels held at once, in bytes; nil: a quarter of what the process
    /// may use. A larger image waits until it is alone.
    public var memory: Int?
    /// On any failure the old manifest stays. `false` by default.
    public var strict = false
    /// Everything is made again, whatever earlier builds left. `false` by default.
    public var force = false
    /// The part of the build that is done here; nil, the default: all of it.
    public var shard: Shard?
    /// Where photos are worked on. `.thisProcess` by default.
    public var isolation = Isolation.thisProcess

    /// Where bytes from strangers are decoded.
    public enum Isolation: Sendable {
        /// In the lanes of this process: a decoder that crashes ends it, and one that hangs holds its
        /// lane, since `limits.timeoutSeconds` needs a process that can be killed.
        case thisProcess
        /// In a copy of this process that may crash, hang or be killed: that costs one photo. Only
        /// for a process that has no other threads.
        case workerProcess
    }

    /// A build of `catalog` into `output`, everything else at its default.
    public init(catalog: String, output: String) {
        self.catalog = catalog
        self.output = output
    }
}
