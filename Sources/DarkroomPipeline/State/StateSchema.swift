/// The tables of the state file. Whoever changes them raises the version: an older file is set
/// aside, and costs a build of everything.
enum StateSchema {
    /// SQLite's `user_version`.
    static let version = 1

    static let sql = """
        CREATE TABLE sources (
            id INTEGER PRIMARY KEY, path TEXT UNIQUE, size INTEGER, modified INTEGER,
            changed INTEGER, inode INTEGER, settled INTEGER, sha256 TEXT, width INTEGER,
            height INTEGER, format TEXT, has_alpha INTEGER, focus_key TEXT, focus_x REAL,
            focus_y REAL, focus_origin TEXT, checksum INTEGER
        );
        CREATE TABLE pictures (
            id INTEGER PRIMARY KEY, source INTEGER REFERENCES sources ON DELETE CASCADE, key TEXT,
            rendition TEXT, facts_key TEXT, transparent INTEGER, dominant_color TEXT,
            thumb_hash TEXT, text_color TEXT, contrast REAL, passes INTEGER,
            suggested_opacity REAL, checksum INTEGER
        );
        CREATE INDEX pictures_of_source ON pictures (source);
        CREATE TABLE files (
            picture INTEGER REFERENCES pictures ON DELETE CASCADE, position INTEGER, scale INTEGER,
            format TEXT, finish TEXT, bytes INTEGER, sha256 TEXT, modified INTEGER,
            changed INTEGER, inode INTEGER, checksum INTEGER, PRIMARY KEY (picture, position)
        ) WITHOUT ROWID;
        CREATE TABLE failures (
            source TEXT, position INTEGER, size INTEGER, modified INTEGER, changed INTEGER,
            inode INTEGER, settled INTEGER, attempt TEXT, code TEXT, stage TEXT, message TEXT,
            images TEXT, checksum INTEGER, PRIMARY KEY (source, position)
        ) WITHOUT ROWID;
        CREATE TABLE manifest (
            one INTEGER PRIMARY KEY CHECK (one = 1), made_from TEXT, digest TEXT,
            size INTEGER, modified INTEGER, changed INTEGER, inode INTEGER, checksum INTEGER
        );
        PRAGMA user_version = \(version);
        """

    /// One build at a time has the file, so no shared memory is needed. A commit survives the
    /// process being killed; after a power cut the last ones may be missing, and the file is whole.
    static let settings = """
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = NORMAL;
        PRAGMA foreign_keys = ON;
        """
}
