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

/// Reads the tables, children before parents.
private struct StateReading {
    private let database: Database
    private(set) var isDamaged = false

    init(_ database: Database) { self.database = database }

    /// By source and key.
    typealias Grouped<Value> = [String: [String: Value]]

    mutating func files() throws(Database.Failure) -> Grouped<[FileRecord]> {
        var files: Grouped<[FileRecord]> = [:]
        try read("SELECT * FROM files ORDER BY source, key, position") { row in
            let (source, key) = (row.text(), row.text())
            _ = row.integer()
            files[source, default: [:]][key, default: []].append(FileRecord(&row))
        }
        return files
    }

    mutating func pictures(
        _ files: Grouped<[FileRecord]>
    ) throws(Database.Failure) -> Grouped<PictureRecord> {
        var pictures: Grouped<PictureRecord> = [:]
        try read("SELECT * FROM pictures") { row in
            let (source, key) = (row.text(), row.text())
            pictures[source, default: [:]][key] = PictureRecord(
                &row, files: files[source]?[key] ?? [])
        }
        return pictures
    }

    mutating func sources(
        _ pictures: Grouped<PictureRecord>
    ) throws(Database.Failure) -> [String: SourceRecord] {
        var sources: [String: SourceRecord] = [:]
        try read("SELECT * FROM sources") { row in
            let path = row.text()
            sources[path] = SourceRecord(&row, pictures: pictures[path] ?? [:])
        }
        return sources
    }

    mutating func failures() throws(Database.Failure) -> [String: FailureRecord] {
        var records: [String: FailureRecord] = [:]
        try read("SELECT * FROM failures ORDER BY source, position") { row in
            let source = row.text()
            _ = row.integer()
            var record = FailureRecord(&row)
            record.failures.append(Manifest.Failure(&row, source: source))
            records[source, default: record.withoutFailures].failures += record.failures
        }
        return records
    }

    mutating func manifest() throws(Database.Failure) -> ManifestMark? {
        var mark: ManifestMark?
        try read("SELECT * FROM manifest") { row in
            _ = row.integer()
            mark = ManifestMark(madeFrom: row.text(), stamp: FileStamp(&row))
        }
        return mark
    }

    private mutating func read(
        _ sql: String, _ take: (inout SQLRow) -> Void
    ) throws(Database.Failure) {
        try database.prepare(sql).run { values in
            var row = SQLRow(checked: values)
            take(&row)
            isDamaged = isDamaged || row.isDamaged
        }
    }
}
