internal import DarkroomManifest
internal import Foundation

/// The output of one shard.
struct ShardOutput {
    let folder: String
    let record: ShardRecord
    let manifest: Manifest

    /// Reads record and manifest, which must be the one that the record names.
    init(_ folder: String) throws(ShardTrouble) {
        self.folder = folder
        record = try ShardRecord(of: folder)
        guard let data = FileManager.default.contents(atPath: folder + "/manifest.json"),
            SHA256.digest(of: [UInt8](data)).hex == record.manifestDigest,
            let manifest = try? Manifest(json: data)
        else {
            throw ShardTrouble(
                "its manifest is not the one that \(ShardRecord.path) names, so its build was stopped;"
                    + " build the shard again")
        }
        self.manifest = manifest
    }

    /// What is wrong with its files, as far as names and sizes tell: the first few.
    var lostFiles: [String] {
        manifest.images.values.lazy.flatMap(\.variants).filter { variant in
            FileStamp(output: folder + "/" + variant.path)?.size != variant.bytes
        }.prefix(20).map {
            "\(folder)/\($0.path): is missing or has another size than the manifest says; build the"
                + " shard again"
        }.sorted()
    }
}

/// The outputs that are to be joined.
struct ShardSet {
    private let folders: [String]

    init(_ folders: [String]) { self.folders = folders }

    /// All of them, by index, if they are the shards of one build and none is missing. Everything that
    /// is wrong is told at once.
    func checked() throws(BuildError) -> [ShardOutput] {
        var problems: [String] = []
        let outputs = folders.compactMap { folder -> ShardOutput? in
            do throws(ShardTrouble) {
                return try ShardOutput(folder)
            } catch {
                problems.append("\(folder): can't be merged: \(error.words)")
                return nil
            }
        }
        if folders.isEmpty { problems.append("no shard is given; name the folders of all") }
        if let first = outputs.first {
            for output in outputs.dropFirst() {
                problems += first.differences(of: output).map { "\(output.folder): \($0)" }
            }
            problems += missing(outputs, of: first.record.count)
        }
        problems += outputs.flatMap(\.lostFiles)
        guard problems.isEmpty else { throw .invalidInput(problems) }
        return outputs.sorted { $0.record.index < $1.record.index }
    }

    private func missing(_ outputs: [ShardOutput], of count: Int) -> [String] {
        let found = Dictionary(grouping: outputs, by: \.record.index)
        let twice = found.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
            "shard \($0.key)/\(count) is there more than once: "
                + $0.value.map(\.folder).joined(separator: ", ")
        }
        let lacking = (1...count).filter { found[$0] == nil }
        guard !lacking.isEmpty else { return twice }
        let names = lacking.prefix(20).map { "\($0)/\(count)" }.joined(separator: ", ")
        let more = lacking.count > 20 ? " and \(lacking.count - 20) more" : ""
        return twice + ["missing: shard \(names)\(more); build it, or name its folder"]
    }
}

extension Manifest.Generator {
    fileprivate var words: String { "\(name) \(version), libvips \(libvips) (\(fingerprint))" }
}

extension ShardOutput {
    /// Why another is not of the same build, a line each.
    fileprivate func differences(of other: ShardOutput) -> [String] {
        guard other.record.count == record.count else {
            return [
                "is one of \(other.record.count) shards, and \(folder) one of \(record.count)"
            ]
        }
        guard other.record.catalogDigest == record.catalogDigest,
            other.manifest.models.isLike(manifest.models)
        else { return ["was made from another catalog than \(folder)"] }
        var found: [String] = []
        if other.manifest.recipeDigest != manifest.recipeDigest {
            found.append("was made with another recipe than \(folder)")
        }
        if other.manifest.generator != manifest.generator {
            found.append(
                "was made by another toolchain than \(folder): \(other.manifest.generator.words), not"
                    + " \(manifest.generator.words)")
        }
        if found.isEmpty, other.record.planDigest != record.planDigest {
            found.append(
                "found other photos than \(folder) for the catalog's names; every part needs the names"
                    + " of all photos")
        }
        return found
    }
}
