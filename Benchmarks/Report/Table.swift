/// Text in columns: the first flush left, the others flush right unless told otherwise.
struct Table {
    private var rows: [[String]]
    private let rightAligned: Bool

    init(_ head: [String], rightAligned: Bool = true) {
        rows = [head]
        self.rightAligned = rightAligned
    }

    mutating func add(_ row: [String]) { rows.append(row) }

    /// Lines without an end of line.
    var lines: [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, text in
                let space = String(repeating: " ", count: widths[column] - text.count)
                return column == 0 || !rightAligned ? text + space : space + text
            }
            return Self.withoutTrailingSpace(cells.joined(separator: "  "))
        }
    }

    private static func withoutTrailingSpace(_ line: String) -> String {
        guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
        return String(line[...last])
    }
}
