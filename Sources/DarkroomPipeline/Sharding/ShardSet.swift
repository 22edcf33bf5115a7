internal import CanonicalJSON
internal import DarkroomManifest

/// The output of one shard.
struct ShardOutput: Sendable {
    let folder: String
    let record: ShardRecord
    let manifest: ShardManifest
    let recipeDigest: String
    let generator: Manifest.Generator

    /// Reads the record and goes over the manifest, which must be the one that the record names.
    init(_ folder: String) throws(ShardTrouble) {
        self.folder = folder
        record = try ShardRecord(of: folder)
        manifest = try ShardManifest(of: folder, digest: record.manifestDigest)
        recipeDigest = try manifest.read("recipeDigest", as: String.self)
        generator = try manifest.read("generator", as: Manifest.Generator.self)
    }

    /// What is wrong with its files, as far as names and sizes tell: the first few.
    func lostFiles() throws(ShardTrouble) -> [String] {
        guard let images = manifest["images"] else { throw .layout }
        var pictures = RawMembers(manifest.file, in: images.value, indentation: 4)
        var lost: [String] = []
        while lost.count < 20, let picture = try pictures.next() {
            for file in try manifest.files(at: picture.value)
            where FileStamp(output: folder + "/" + file.path)?.size != file.bytes {
                lost.append(
                    "\(folder)/\(file.path): is missing or has another size than the manifest says;"
                        + " build the shard again")
            }
        }
        return lost
    }

    /// A message that says why it can't be merged.
    func words(of trouble: ShardTrouble) -> String { Self.words(of: trouble, folder) }

    static func words(of trouble: ShardTrouble, _ folder: String) -> String {
        "\(folder): can't be merged: \(trouble.words)"
    }
}

/// The outputs that are to be joined.
struct ShardSet {
    private let folders: [String]

    init(_ folders: [String]) { self.folders = folders }

    /// All of them, by index, if they are the shards of one build and none is missing. Everything that
    /// is wrong is told at once.
    func checked() throws(BuildError) -> [ShardOutput] {
        let seen = Lanes(count: ProcessResources.processors, laneEnded: {}).map(folders) {
            Self.look(at: $0)
        }
        var problems = seen.compactMap(\.trouble)
        let outputs = seen.compactMap(\.output)
        if folders.isEmpty { problems.append("no shard is given; name the folders of all") }
        if let first = outputs.first {
            for output in outputs.dropFirst() {
                problems += first.differences(of: output).map { "\(output.folder): \($0)" }
            }
            problems += missing(outputs, of: first.record.count)
        }
        problems += seen.flatMap(\.lostFiles)
        guard problems.isEmpty else { throw .invalidInput(problems) }
        return outputs.sorted { $0.record.index < $1.record.index }
    }

    /// Looks at one of them, on any lane.
    private static func look(at folder: String) -> Seen {
        var seen = Seen()
        do throws(ShardTrouble) {
            let output = try ShardOutput(folder)
            seen.lostFiles = try output.lostFiles()
            seen.output = output
        } catch {
            seen.trouble = ShardOutput.words(of: error, folder)
        }
        return seen
    }

    private struct Seen: Sendable {
        var output: ShardOutput?
        var trouble: String?
        var lostFiles: [String] = []
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
        guard other.record.catalogDigest == record.catalogDigest else {
            return ["was made from another catalog than \(folder)"]
        }
        var found: [String] = []
        if other.recipeDigest != recipeDigest {
            found.append("was made with another recipe than \(folder)")
        }
        if other.generator != generator {
            found.append(
                "was made by another toolchain than \(folder): \(other.generator.words), not"
                    + " \(generator.words)")
        }
        if found.isEmpty, other.record.planDigest != record.planDigest {
            found.append(
                "found other photos than \(folder) for the catalog's names; every part needs the names"
                    + " of all photos")
        }
        return found
    }
}
