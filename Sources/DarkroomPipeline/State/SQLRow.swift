/// Takes the values of a row apart, in the order of its columns. A value of another kind than the
/// reader expects makes the row damaged.
struct SQLRow {
    private let values: [SQLValue]
    private var position = 0
    private(set) var isDamaged = false

    /// A row whose last value is the checksum of those before it.
    init(checked values: [SQLValue]) {
        self.values = values
        isDamaged = values.last != .integer(Self.checksum(values.dropLast()))
    }

    mutating func text() -> String {
        guard case .text(let text) = next() else { return damaged("") }
        return text
    }

    mutating func integer() -> Int {
        guard case .integer(let number) = next() else { return damaged(0) }
        return number
    }

    mutating func real() -> Double {
        guard case .real(let number) = next() else { return damaged(0) }
        return number
    }

    mutating func flag() -> Bool { integer() != 0 }

    /// Whether the next value is null; it is passed over if so.
    mutating func isNull() -> Bool {
        guard position < values.count, values[position] == .null else { return false }
        position += 1
        return true
    }

    private mutating func next() -> SQLValue {
        guard position < values.count else { return .null }
        defer { position += 1 }
        return values[position]
    }

    private mutating func damaged<Value>(_ standIn: Value) -> Value {
        isDamaged = true
        return standIn
    }

    /// What a row is written with: its values, then their checksum. A disk's or a hand's damage that
    /// leaves the file a database would otherwise be believed.
    static func checked(_ values: [SQLValue]) -> [SQLValue] {
        values + [.integer(checksum(values[...]))]
    }

    /// FNV-1a, 64 bits (RFC 9923), over the values' kinds and bytes.
    private static func checksum(_ values: ArraySlice<SQLValue>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        func add(_ kind: UInt8, _ bits: UInt64) {
            add(kind)
            for shift in stride(from: UInt64(0), to: 64, by: 8) {
                add(UInt8(truncatingIfNeeded: bits >> shift))
            }
        }
        for value in values {
            switch value {
            case .null: add(0)
            case .integer(let number): add(1, UInt64(bitPattern: Int64(number)))
            case .real(let number): add(2, number.bitPattern)
            case .text(let text):
                add(3, UInt64(text.utf8.count))
                for byte in text.utf8 { add(byte) }
            }
        }
        return Int(Int64(bitPattern: hash))
    }
}
