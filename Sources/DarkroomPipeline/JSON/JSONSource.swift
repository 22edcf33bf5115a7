internal import CanonicalJSON

/// A file of JSON that is being read: its name, its rules, and where its problems go.
struct JSONSource {
    /// As messages name it: `catalog.json`.
    var file: String
    /// How strictly it is read.
    var rules: JSONRules
    /// Where its problems go.
    var log: ProblemLog

    /// A cursor on the whole value of the text; nil after a syntax error, which is logged.
    func root(of bytes: [UInt8]) -> JSONCursor? {
        log.read(file, bytes)
        do {
            return JSONCursor(value: try JSONValue(parsing: bytes), path: "$", source: self)
        } catch {
            log.error("\(file): \(error)")
            return nil
        }
    }
}

/// How strictly a file is read.
struct JSONRules: Sendable, Equatable {
    /// What a key means that nothing reads.
    enum UnknownKey: Sendable { case ignored, warning, error }

    /// What a key means that nothing reads.
    var unknownKey: UnknownKey
    /// Whether an optional member may be null instead of being left out.
    var nullIsAbsent = false

    /// A catalog: the build goes on without what it doesn't know.
    static let catalog = JSONRules(unknownKey: .warning)
    /// A recipe: a misspelt key must not silently mean the default.
    static let recipe = JSONRules(unknownKey: .error)
    /// An app's own data: it holds more than is read here, and may say null for nothing.
    static let foreign = JSONRules(unknownKey: .ignored, nullIsAbsent: true)
}
