internal import Foundation

/// Other tools' times as multiples of Darkroom's: a panel a workload, a bar a tool, on a logarithmic
/// scale, so that twice as slow is as long as twice as fast.
struct Chart {
    private let panels: [Panel]
    private let machine: String
    private let scale: RatioScale

    init(_ report: Report) {
        panels = report.workloads.compactMap(Panel.init)
        machine =
            "\(report.machine.processor), \(report.lanes) lanes or processes, runs in turns: medians of"
            + " \(report.runs)"
        scale = RatioScale(panels.flatMap(\.rows).flatMap { [$0.seconds, $0.cpuSeconds] })
    }

    /// The SVG file.
    var file: String {
        let columns = balanced()
        let height = Self.top + (columns.map { $0.reduce(0) { $0 + $1.height } }.max() ?? 0)
        var svg = SVG(
            width: Self.columnWidth * 2, height: height + Self.margin, title: Self.title,
            description: ([machine] + panels.map(\.description)).joined(separator: ". "))
        svg.text(Self.title, at: (Self.margin, 24), "title")
        svg.text(machine, at: (Self.margin, 42), "quiet")
        svg.text(Self.legend, at: (Self.margin, 58), "quiet")
        for (index, column) in columns.enumerated() {
            var y = Self.top
            for panel in column {
                panel.draw(
                    into: &svg, x: Self.columnWidth * Double(index) + Self.margin, y: y, scale)
                y += panel.height
            }
        }
        return svg.file
    }

    func write(to path: String) throws {
        try Data(file.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Two columns: a panel goes to the shorter one.
    private func balanced() -> [[Panel]] {
        var columns: [[Panel]] = [[], []]
        for panel in panels {
            let heights = columns.map { $0.reduce(0) { $0 + $1.height } }
            columns[heights[0] <= heights[1] ? 0 : 1].append(panel)
        }
        return columns
    }

    private static let title = "Time as a multiple of Darkroom’s"
    private static let legend =
        "Bars: wall time; dots: processor time. The line is Darkroom; longer to the right is slower."
    private static let top = 76.0
    private static let margin = 16.0
    static let columnWidth = 440.0
}
