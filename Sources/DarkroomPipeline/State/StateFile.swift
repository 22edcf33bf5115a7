internal import Foundation

/// The state file, and what happens to one that is of no use.
struct StateFile {
    let path: String

    /// Opens it for writing and reads all of it. One that is damaged or of another version is set
    /// aside under another name, and a new one begun.
    func open(
        _ warn: (String) -> Void
    ) throws(Database.Failure) -> sending (Database, PastBuilds) {
        do throws(Database.Failure) {
            return try openWhatIsThere()
        } catch {
            guard error.isDamage || error.code == Self.otherVersion || JSONFile.isFolder(path)
            else {
                throw error
            }
            setAside()
            warn(
                "\(path): \(error.message); it was renamed to \(Self.aside), and everything is made"
                    + " again")
            return try openWhatIsThere()
        }
    }

    /// What it tells, without writing anything; nothing where it is of no use.
    func peek() -> PastBuilds {
        // A build that was killed left a log beside it, which only an opening for writing takes in.
        let isClean = access(path + "-wal", F_OK) != 0
        do throws(Database.Failure) {
            guard access(path, F_OK) == 0 else { return PastBuilds() }
            guard isClean else { return try openWhatIsThere().1 }
            let database = try Database(path: path, mode: .reading)
            guard try version(database) == StateSchema.version else { return PastBuilds() }
            return try PastBuilds(database)
        } catch {
            return PastBuilds()
        }
    }

    private func openWhatIsThere() throws(Database.Failure) -> sending (Database, PastBuilds) {
        let database = try Database(path: path, mode: .writing)
        try database.run(StateSchema.settings)
        switch try version(database) {
        case StateSchema.version: return (database, try PastBuilds(database))
        case 0 where try isEmpty(database):
            try database.run("BEGIN IMMEDIATE;" + StateSchema.sql + "COMMIT;")
            return (database, PastBuilds())
        default:
            throw Database.Failure(
                code: Self.otherVersion, message: "is of another version of darkroom")
        }
    }

    private static let otherVersion: Int32 = -1
    private static let aside = "state.sqlite.unused"

    private func setAside() {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let target = folder.joined(separator: "/") + "/" + Self.aside
        try? FileManager.default.removeItem(atPath: target)
        if rename(path, target) != 0 { try? FileManager.default.removeItem(atPath: path) }
        for suffix in ["-wal", "-shm", "-journal"] { unlink(path + suffix) }
    }

    private func version(_ database: Database) throws(Database.Failure) -> Int {
        var found = 0
        try database.prepare("PRAGMA user_version").run { row in found = row.integer() }
        return found
    }

    private func isEmpty(_ database: Database) throws(Database.Failure) -> Bool {
        var isEmpty = true
        try database.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").run { _ in isEmpty = false }
        return isEmpty
    }
}
