import DarkroomPipeline

/// `--progress bar`, for a terminal: one line, redrawn in place, below warnings and failures.
///
///     42/1000 [=>                  ]   4%  12.5 photos/s  1:16 left  1 failed
struct BarProgress: ProgressRendering {
    /// Seconds between two drawings: ten a second are as many as an eye follows.
    private static let pause = 0.1
    /// Columns of the bar itself, brackets not counted, where there is room.
    private static let barWidth = 30

    private let width: @Sendable () -> Int
    private var tally = ProgressTally()
    private var last = -Double.infinity

    /// A bar as wide as `width` allows; the terminal's width by default.
    init(width: @escaping @Sendable () -> Int = Terminal.width) {
        self.width = width
    }

    mutating func show(_ event: BuildEvent, at time: Double) -> [ProgressOutput] {
        tally.add(event, at: time)
        switch event {
        case .warning(let text):
            return [.message(.warning, text)]
        case .failed(let failure, let detail):
            return [.message(.failed, FailureText.of(failure, detail: detail))] + draw(at: time)
        case .planned, .photoFinished:
            return draw(at: time)
        }
    }

    mutating func finish(_ summary: BuildSummary) -> [ProgressOutput] { [.status("")] }

    /// The last photo is always drawn, or the bar would seem to stop short of the end while the
    /// manifest is written.
    private mutating func draw(at time: Double) -> [ProgressOutput] {
        guard tally.total > 0, time - last >= Self.pause || tally.isComplete else { return [] }
        last = time
        return [.status(text(at: time, columns: width()))]
    }

    /// One column is left free: a full line makes some terminals wrap.
    private func text(at time: Double, columns: Int) -> String {
        let before = tally.count + " "
        let after = Self.rightAligned("\(tally.percent)%", width: 5) + details(at: time)
        let room = min(Self.barWidth, columns - 1 - before.count - after.count - 2)
        let bar = room >= 5 ? bar(room) : ""
        return String((before + bar + after).prefix(max(0, columns - 1)))
    }

    private func bar(_ columns: Int) -> String {
        let filled = Int(tally.share * Double(columns))
        let head = filled < columns ? ">" : ""
        let body = String(repeating: "=", count: filled) + head
        return "[" + body + String(repeating: " ", count: columns - body.count) + "]"
    }

    private func details(at time: Double) -> String {
        var parts = [tally.rate(at: time)]
        if let left = tally.remaining(at: time) { parts.append(Quantity.clock(left) + " left") }
        if tally.failed > 0 { parts.append("\(tally.failed) failed") }
        return parts.map { "  " + $0 }.joined()
    }

    private static func rightAligned(_ text: String, width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
