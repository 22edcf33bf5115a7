internal import CanonicalJSON
internal import Foundation

/// `shard.json` in a shard's output: which part of which build it is. Written after the manifest that
/// it names, so that one without the other shows.
struct ShardRecord: Equatable {
    static let path = "shard.json"

    let index: Int
    let count: Int
    /// SHA-256 of all that the catalog was read from, in hexadecimal.
    let catalogDigest: String
    /// SHA-256 of what every name of the catalog led to, in hexadecimal.
    let planDigest: String
    /// SHA-256 of `manifest.json`, in hexadecimal.
    let manifestDigest: String

    init(
        index: Int, count: Int, catalogDigest: String, planDigest: String, manifestDigest: String
    ) {
        self.index = index
        self.count = count
        self.catalogDigest = catalogDigest
        self.planDigest = planDigest
        self.manifestDigest = manifestDigest
    }

    var encoded: [UInt8] {
        let text = JSONValue.object(of: [
            "version": .integer(1), "index": .integer(index), "count": .integer(count),
            "catalogDigest": .string(catalogDigest), "planDigest": .string(planDigest),
            "manifestDigest": .string(manifestDigest),
        ]).text(.indented)
        return Array((text + "\n").utf8)
    }

    /// The record in a folder. Throws words that complete "can't be merged: ".
    init(of folder: String) throws(ShardTrouble) {
        guard let data = FileManager.default.contents(atPath: folder + "/" + Self.path) else {
            throw ShardTrouble("there is no \(Self.path); build it with --shard I/N")
        }
        let log = ProblemLog()
        let source = JSONSource(file: Self.path, rules: .foreign, log: log)
        let root = source.root(of: [UInt8](data))?.object(keys: [])
        let version = root?["version"].integer(in: 1...1)
        let numbers = [root?["index"], root?["count"]].map { $0?.integer(in: 1...Shard.mostShards) }
        let digests = [root?["catalogDigest"], root?["planDigest"], root?["manifestDigest"]]
            .map { $0?.string() }
        guard log.errors.isEmpty, version != nil, let index = numbers[0] ?? nil,
            let count = numbers[1] ?? nil, let catalog = digests[0] ?? nil,
            let plan = digests[1] ?? nil, let manifest = digests[2] ?? nil
        else { throw ShardTrouble("\(log.errors.joined(separator: "; ")); build the shard again") }
        self.init(
            index: index, count: count, catalogDigest: catalog, planDigest: plan,
            manifestDigest: manifest)
    }
}

/// Why a shard can't be merged.
struct ShardTrouble: Error {
    let words: String

    init(_ words: String) { self.words = words }
}
