internal import CSQLite

/// A SQLite database, as far as the build state needs one. For one thread at a time.
final class Database {
    /// What SQLite refused.
    struct Failure: Error {
        /// SQLite's result code.
        let code: Int32
        let message: String

        /// Whether the disk is full.
        var isLackOfSpace: Bool { code & 0xFF == SQLITE_FULL }

        /// Damage that SQLite itself did not see.
        static func damage(_ message: String) -> Failure {
            Failure(code: SQLITE_CORRUPT, message: message)
        }

        /// Whether the file is no database, no longer a whole one, or has other tables.
        var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR].contains(code & 0xFF) }
    }

    /// What it is opened for.
    enum Mode {
        /// Made if need be.
        case writing
        /// Nothing is written, not even beside it.
        case reading
    }

    private let handle: OpaquePointer

    /// Opens the file at `path`.
    init(path: String, mode: Mode) throws(Failure) {
        var opened: OpaquePointer?
        let flags =
            mode == .writing
            ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        let name = mode == .writing ? path : "file:" + Self.escaped(path) + "?immutable=1"
        let code = sqlite3_open_v2(name, &opened, flags, nil)
        guard let opened else { throw Failure(code: code, message: "no memory for a database") }
        guard code == SQLITE_OK else {
            let failure = Failure(code: code, message: String(cString: sqlite3_errmsg(opened)))
            sqlite3_close_v2(opened)
            throw failure
        }
        handle = opened
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements that give no rows.
    func run(_ sql: String) throws(Failure) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    /// The number of the row that was written last.
    var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// A statement, compiled for repeated use.
    func prepare(_ sql: String) throws(Failure) -> Statement {
        var compiled: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &compiled, nil) == SQLITE_OK, let compiled else {
            throw failure
        }
        return Statement(compiled, of: self)
    }

    /// What went wrong last.
    fileprivate var failure: Failure {
        Failure(
            code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle))
        )
    }

    /// A path inside a `file:` name, where `?`, `#` and `%` have meanings.
    private static func escaped(_ path: String) -> String {
        path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
    }
}

/// A compiled statement of a database.
final class Statement {
    private let handle: OpaquePointer
    private let database: Database

    fileprivate init(_ handle: OpaquePointer, of database: Database) {
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    /// Runs it with these values in the place of its question marks, and gives each row to `read`.
    func run(
        _ values: [SQLValue] = [], read: (inout SQLRow) -> Void = { _ in }
    ) throws(Database.Failure) {
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW:
                var row = SQLRow(handle)
                read(&row)
            case SQLITE_DONE: return
            default: throw database.failure
            }
        }
    }

    private func bind(_ value: SQLValue, at index: Int32) {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(let text):
            // SQLITE_TRANSIENT, a cast that Swift does not import: SQLite takes a copy.
            let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
            sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), copied)
        }
    }
}

/// A value that is written.
enum SQLValue: Equatable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
}
