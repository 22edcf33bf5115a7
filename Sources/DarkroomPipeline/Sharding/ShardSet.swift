internal import DarkroomManifest
internal import Foundation

/// The output of one shard.
struct ShardOutput {
    let folder: String
    let record: ShardRecord

    /// Its manifest, which must be the one that its record names.
    func manifest() throws(BuildError) -> Manifest {
        let path = folder + "/manifest.json"
        guard let data = FileManager.default.contents(atPath: path),
            SHA256.digest(of: [UInt8](data)).hex == record.manifestDigest
        else { throw .invalidInput([folder.incomplete]) }
        do {
            return try Manifest(json: data)
        } catch {
            throw .invalidInput(["\(path): not a manifest: \(error); build the shard again"])
        }
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
                return ShardOutput(folder: folder, record: try ShardRecord(of: folder))
            } catch {
                problems.append("\(folder): can't be merged: \(error.words)")
                return nil
            }
        }
        if let first = outputs.first {
            problems += differing(outputs, from: first)
            if problems.isEmpty { problems += try differingToolchains(outputs) }
            problems += missing(outputs, of: first.record.count)
        }
        guard problems.isEmpty else { throw .invalidInput(problems) }
        return outputs.sorted { $0.record.index < $1.record.index }
    }

    private func differing(_ outputs: [ShardOutput], from first: ShardOutput) -> [String] {
        outputs.dropFirst().flatMap { output -> [String] in
            var problems: [String] = []
            if output.record.count != first.record.count {
                problems.append(
                    "\(output.folder): is one of \(output.record.count) shards, and"
                        + " \(first.folder) one of \(first.record.count)")
            }
            if output.record.catalogDigest != first.record.catalogDigest {
                problems.append(
                    "\(output.folder): was made from another catalog than \(first.folder)")
            }
            return problems
        }
    }

    /// Recipe, tool and toolchain stand in the manifests.
    private func differingToolchains(_ outputs: [ShardOutput]) throws(BuildError) -> [String] {
        let first = try outputs[0].manifest()
        var problems: [String] = []
        for output in outputs.dropFirst() {
            let manifest = try output.manifest()
            if manifest.recipeDigest != first.recipeDigest {
                problems.append("\(output.folder): was made with another recipe than \(folders[0])")
            }
            if manifest.generator != first.generator {
                problems.append(
                    "\(output.folder): was made by another toolchain than \(folders[0]):"
                        + " \(manifest.generator.words), not \(first.generator.words)")
            }
            if !manifest.models.isLike(first.models) {
                problems.append("\(output.folder): has other model objects than \(folders[0])")
            }
        }
        return problems
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

extension String {
    /// Said of a shard's folder whose manifest is not the one that its record names.
    fileprivate var incomplete: String {
        "\(self): can't be merged: its manifest is not the one that \(ShardRecord.path) names, so its"
            + " build was stopped; build the shard again"
    }
}
