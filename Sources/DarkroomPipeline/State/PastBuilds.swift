internal import DarkroomManifest

/// What the state file tells of earlier builds.
struct PastBuilds: Sendable {
    /// By path, relative to the catalog's folder.
    var sources: [String: SourceRecord] = [:]
    /// By path, relative to the catalog's folder.
    var failures: [String: FailureRecord] = [:]
    /// Nil: no manifest was written since the last change.
    var manifest: ManifestMark?

    /// Every source that anything is known of.
    var paths: Set<String> { Set(sources.keys).union(failures.keys) }
}

/// Which manifest stands in the output.
struct ManifestMark: Sendable, Equatable {
    /// What it was made from, beside the records.
    let madeFrom: String
    /// SHA-256 of its bytes, in hexadecimal.
    let digest: String
    let stamp: FileStamp
}

extension PastBuilds {
    /// Reads everything.
    init(_ database: Database) throws(Database.Failure) {
        var reading = StateReading(database)
        let files = try reading.files()
        let pictures = try reading.pictures(files)
        sources = try reading.sources(pictures)
        failures = try reading.failures()
        manifest = try reading.manifest()
        guard !reading.isDamaged else { throw .damage("a row is not as it was written") }
    }
}

/// Reads the tables, children before parents, which they name by number.
private struct StateReading {
    private let database: Database
    private(set) var isDamaged = false

    init(_ database: Database) { self.database = database }

    mutating func files() throws(Database.Failure) -> [Int: [FileRecord]] {
        var files: [Int: [FileRecord]] = [:]
        var (current, group) = (0, [FileRecord]())
        try read("SELECT * FROM files ORDER BY picture, position") { row in
            let picture = row.rowNumber()
            if picture != current {
                files[current] = group
                (current, group) = (picture, [])
            }
            _ = row.integer()
            group.append(FileRecord(&row))
        }
        files[current] = group
        return files
    }

    mutating func pictures(
        _ files: [Int: [FileRecord]]
    ) throws(Database.Failure) -> [Int: [String: PictureRecord]] {
        var pictures: [Int: [String: PictureRecord]] = [:]
        try read("SELECT * FROM pictures") { row in
            let (id, source) = (row.rowNumber(), row.rowNumber())
            let key = row.text()
            pictures[source, default: [:]][key] = PictureRecord(&row, files: files[id] ?? [])
        }
        return pictures
    }

    mutating func sources(
        _ pictures: [Int: [String: PictureRecord]]
    ) throws(Database.Failure) -> [String: SourceRecord] {
        var sources: [String: SourceRecord] = [:]
        try read("SELECT * FROM sources") { row in
            let id = row.rowNumber()
            let path = row.text()
            sources[path] = SourceRecord(&row, pictures: pictures[id] ?? [:])
        }
        return sources
    }

    mutating func failures() throws(Database.Failure) -> [String: FailureRecord] {
        var records: [String: FailureRecord] = [:]
        try read("SELECT * FROM failures ORDER BY source, position") { row in
            let source = row.text()
            _ = row.integer()
            let record = FailureRecord(&row)
            records[source, default: record].failures.append(
                Manifest.Failure(&row, source: source))
        }
        return records
    }

    mutating func manifest() throws(Database.Failure) -> ManifestMark? {
        var mark: ManifestMark?
        try read("SELECT * FROM manifest") { row in
            _ = row.integer()
            mark = ManifestMark(
                madeFrom: row.text(), digest: row.text(), stamp: FileStamp(&row))
        }
        return mark
    }

    private mutating func read(
        _ sql: String, _ take: (inout SQLRow) -> Void
    ) throws(Database.Failure) {
        var isDamaged = false
        try database.prepare(sql).run { row in
            take(&row)
            row.end()
            isDamaged = isDamaged || row.isDamaged
        }
        self.isDamaged = self.isDamaged || isDamaged
    }
}
