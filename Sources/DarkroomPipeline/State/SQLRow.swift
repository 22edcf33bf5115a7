internal import CSQLite

/// The row that a statement stands on, taken value by value in the order of its columns. A value of
/// another kind than is asked for makes it damaged.
struct SQLRow {
    private let statement: OpaquePointer
    private var position: Int32 = 0
    private var checksum = RowChecksum()
    private(set) var isDamaged = false

    init(_ statement: OpaquePointer) { self.statement = statement }

    mutating func text() -> String {
        guard take(SQLITE_TEXT), let start = sqlite3_column_text(statement, position - 1) else {
            return ""
        }
        let count = Int(sqlite3_column_bytes(statement, position - 1))
        let bytes = UnsafeBufferPointer(start: start, count: count)
        checksum.add(bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func integer() -> Int {
        guard take(SQLITE_INTEGER) else { return 0 }
        let number = Int(sqlite3_column_int64(statement, position - 1))
        checksum.add(number)
        return number
    }

    mutating func real() -> Double {
        guard take(SQLITE_FLOAT) else { return 0 }
        let number = sqlite3_column_double(statement, position - 1)
        checksum.add(number)
        return number
    }

    mutating func flag() -> Bool { integer() != 0 }

    /// Whether the next values, that many, are null; they are passed over if the first one is.
    mutating func areNull(_ count: Int32) -> Bool {
        guard sqlite3_column_type(statement, position) == SQLITE_NULL else { return false }
        for _ in 0..<count where take(SQLITE_NULL) { checksum.addNull() }
        return true
    }

    /// An integer that the checksum does not cover: a number that SQLite itself gave.
    mutating func rowNumber() -> Int {
        guard take(SQLITE_INTEGER) else { return 0 }
        return Int(sqlite3_column_int64(statement, position - 1))
    }

    /// Takes the last value, the checksum of those before it.
    mutating func end() {
        let wanted = checksum.value
        if !take(SQLITE_INTEGER) || Int(sqlite3_column_int64(statement, position - 1)) != wanted {
            isDamaged = true
        }
    }

    private mutating func take(_ kind: Int32) -> Bool {
        let isThere = sqlite3_column_type(statement, position) == kind
        position += 1
        if !isThere { isDamaged = true }
        return isThere
    }
}

/// What a row ends with: damage that leaves the file a database would otherwise be believed.
/// FNV-1a, 64 bits (RFC 9923), over the values' kinds and bytes.
struct RowChecksum {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    var value: Int { Int(Int64(bitPattern: hash)) }

    /// The values with their checksum behind them.
    static func behind(_ values: [SQLValue]) -> [SQLValue] {
        var checksum = RowChecksum()
        for value in values {
            switch value {
            case .null: checksum.addNull()
            case .integer(let number): checksum.add(number)
            case .real(let number): checksum.add(number)
            case .text(var text): text.withUTF8 { checksum.add($0) }
            }
        }
        return values + [.integer(checksum.value)]
    }

    mutating func addNull() { add(byte: 0) }

    mutating func add(_ number: Int) { add(1, UInt64(bitPattern: Int64(number))) }

    mutating func add(_ number: Double) { add(2, number.bitPattern) }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        add(3, UInt64(bytes.count))
        for byte in bytes { add(byte: byte) }
    }

    private mutating func add(_ kind: UInt8, _ bits: UInt64) {
        add(byte: kind)
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            add(byte: UInt8(truncatingIfNeeded: bits >> shift))
        }
    }

    private mutating func add(byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
