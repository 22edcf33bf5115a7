/// One workload's part of the chart.
struct Panel {
    let rows: [Row]
    private let name: String
    private let seconds: Double

    struct Row {
        let name: String
        /// Multiples of Darkroom's.
        let seconds: Double
        let cpuSeconds: Double
    }

    /// Nil where no other tool took part.
    init?(_ workload: WorkloadReport) {
        rows = workload.tools.filter { !$0.isDarkroom }.compactMap { tool in
            tool.ratios.map {
                Row(name: tool.name, seconds: $0.seconds, cpuSeconds: $0.cpuSeconds)
            }
        }
        guard !rows.isEmpty, let own = workload.tools.first?.seconds else { return nil }
        name = workload.name
        seconds = own.median
    }

    var height: Double { Self.head + Double(rows.count) * Self.rowHeight + Self.foot }

    /// All that it shows, in words.
    var description: String {
        let others = rows.map { row in
            "\(row.name) \(row.seconds.formatted(2)) times (processor time"
                + " \(row.cpuSeconds.formatted(2)) times)"
        }
        return "\(name): Darkroom \(seconds.formatted(2)) s; \(others.joined(separator: ", "))"
    }

    func draw(into svg: inout SVG, x: Double, y: Double, _ scale: RatioScale) {
        svg.text(name, at: (x, y + 14), "head")
        svg.text("Darkroom \(seconds.formatted(2)) s", at: (x + Self.labels, y + 14), "quiet")
        let place = { (ratio: Double) in x + Self.labels + scale.place(ratio) * Self.plot }
        let bottom = y + Self.head + Double(rows.count) * Self.rowHeight
        for mark in scale.marks {
            svg.bar(
                x: place(mark) - 0.5, y: y + Self.head - 2, width: 1,
                height: bottom - y - Self.head,
                mark == 1 ? "one" : "line")
            svg.text(
                mark < 1 ? "1/\((1 / mark).formatted(0))" : mark.formatted(0),
                at: (place(mark), bottom + 10), "quiet", anchor: "middle")
        }
        for (index, row) in rows.enumerated() {
            let top = y + Self.head + Double(index) * Self.rowHeight
            Self.draw(row, into: &svg, x: x, top: top, place)
        }
    }

    private static func draw(
        _ row: Row, into svg: inout SVG, x: Double, top: Double, _ place: (Double) -> Double
    ) {
        svg.text(row.name, at: (x, top + 10), "quiet")
        let style = row.name == "floor" ? "floor" : row.seconds < 1 ? "faster" : "slower"
        svg.bar(
            x: min(place(1), place(row.seconds)), y: top,
            width: abs(place(row.seconds) - place(1)), height: rowHeight - 4, style,
            name: "\(row.name): \(row.seconds.formatted(2)) ×")
        svg.dot(x: place(row.cpuSeconds), y: top + rowHeight / 2 - 2, radius: 3, "dot")
        svg.text(
            row.seconds.formatted(2), at: (x + labels + plot + figures, top + 10), "quiet",
            anchor: "end")
    }

    private static let head = 24.0
    private static let foot = 28.0
    private static let rowHeight = 15.0
    private static let labels = 108.0
    private static let plot = 250.0
    private static let figures = 48.0
}
