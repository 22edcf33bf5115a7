/// Writes the state's tables, a transaction a photo.
final class StateWriter {
    private let database: Database
    private let insertSource: Statement
    private let insertPicture: Statement
    private let insertFile: Statement
    private let insertFailure: Statement
    private let insertManifest: Statement
    private let deletions: [Statement]
    private let deleteManifest: Statement
    private var manifestStands = true

    init(_ database: Database) throws(Database.Failure) {
        self.database = database
        insertSource = try database.prepare(Self.insertion("sources", columns: 17))
        insertPicture = try database.prepare(Self.insertion("pictures", columns: 13))
        insertFile = try database.prepare(Self.insertion("files", columns: 11))
        insertFailure = try database.prepare(Self.insertion("failures", columns: 13))
        insertManifest = try database.prepare(Self.insertion("manifest", columns: 8))
        deleteManifest = try database.prepare("DELETE FROM manifest")
        // Pictures and files go with their source.
        deletions = [
            try database.prepare("DELETE FROM sources WHERE path = ?"),
            try database.prepare("DELETE FROM failures WHERE source = ?"),
        ]
    }

    private static func insertion(_ table: String, columns: Int) -> String {
        let marks = Array(repeating: "?", count: columns).joined(separator: ", ")
        return "INSERT OR REPLACE INTO \(table) VALUES (\(marks))"
    }

    func save(
        _ path: String, _ record: SourceRecord?, _ failures: FailureRecord?
    ) throws(Database.Failure) {
        try transaction { () throws(Database.Failure) in
            try delete(path)
            if let record { try insert(path, record) }
            for row in failures?.rows(source: path) ?? [] {
                try insertFailure.run(RowChecksum.behind(row))
            }
        }
    }

    func forget(_ paths: Set<String>) throws(Database.Failure) {
        try transaction { () throws(Database.Failure) in
            for path in paths { try delete(path) }
        }
    }

    func mark(_ manifest: ManifestMark) throws(Database.Failure) {
        try transaction { () throws(Database.Failure) in
            try insertManifest.run(RowChecksum.behind(manifest.columns))
        }
        manifestStands = true
    }

    private func insert(_ path: String, _ record: SourceRecord) throws(Database.Failure) {
        try insertSource.run([.null] + RowChecksum.behind(record.columns(path: path)))
        let source = SQLValue.integer(database.lastRow)
        for (key, picture) in record.pictures {
            try insertPicture.run(
                [.null, source] + RowChecksum.behind(picture.columns(key: key)))
            let number = SQLValue.integer(database.lastRow)
            for (position, file) in picture.files.enumerated() {
                guard let row = file.columns(position: position) else { continue }
                try insertFile.run([number] + RowChecksum.behind(row))
            }
        }
    }

    private func delete(_ path: String) throws(Database.Failure) {
        for deletion in deletions { try deletion.run([.text(path)]) }
    }

    /// The first change of a build also notes that the manifest no longer tells of all.
    private func transaction(
        _ body: () throws(Database.Failure) -> Void
    ) throws(Database.Failure) {
        try database.run("BEGIN IMMEDIATE")
        do throws(Database.Failure) {
            if manifestStands { try deleteManifest.run() }
            try body()
            try database.run("COMMIT")
            manifestStands = false
        } catch {
            try? database.run("ROLLBACK")
            throw error
        }
    }
}
