/// Days as the catalog writes them: `yyyy-MM-dd` in the proleptic Gregorian calendar.
enum CalendarDay {
    /// Whether the text is such a day and the day exists: `2024-02-29` does, `2023-02-29` doesn't.
    static func exists(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
            let day = number(bytes[8..<10]), (1...12).contains(month)
        else { return false }
        return (1...length(ofMonth: month, in: year)).contains(day)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private static func length(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    }
}

extension JSONCursor {
    /// The day here.
    func day() -> String? {
        let expected = "a day as yyyy-MM-dd that exists"
        guard let text = string(expected: expected) else { return nil }
        if CalendarDay.exists(text) { return text }
        fail(expected: expected)
        return nil
    }
}
