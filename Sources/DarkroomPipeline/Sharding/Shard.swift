internal import DarkroomManifest

/// One of several equal parts of a build: every source belongs to exactly one.
public struct Shard: Sendable, Equatable {
    /// From 1 to `count`.
    public let index: Int
    /// From 1 to 100,000.
    public let count: Int

    /// The largest `count`: more parts than photos that anyone has machines for.
    public static let mostShards = 100_000

    /// The shard that `2/3` means; nil if the text is no such thing.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Self.number(parts[0]),
            let count = Self.number(parts[1]),
            (1...Self.mostShards).contains(count), (1...count).contains(index)
        else { return nil }
        self.index = index
        self.count = count
    }

    /// Digits alone: `Int` would take `+1` too.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    /// Whether a source belongs to it: by the first eight bytes of the SHA-256 of its path, most
    /// significant first, modulo `count`. The same on every machine and in every version.
    ///
    /// - Parameter path: relative to the catalog's folder; of a failure without a file, its name.
    func owns(_ path: String) -> Bool {
        let number = SHA256.digest(of: path.canonical).bytes.prefix(8)
            .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return number % UInt64(count) == UInt64(index - 1)
    }
}

extension Plan {
    /// What of it belongs to a shard; all of it for nil.
    func part(of shard: Shard?) -> Plan {
        guard let shard else { return self }
        var part = self
        part.jobs = jobs.filter { shard.owns($0.path) }
        part.failures = failures.filter { shard.owns($0.source) }
        return part
    }
}
