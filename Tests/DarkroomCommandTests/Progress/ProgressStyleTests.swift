import Testing

@testable import darkroom

@Suite struct ProgressStyleTests {
    private let terminal = Terminal(isTerminal: true, environment: [:])

    @Test func autoIsABarOnATerminalAndLinesElsewhere() {
        #expect(ProgressStyle.auto.renderer(for: terminal) is BarProgress)
        #expect(ProgressStyle.auto.renderer(for: .none) is LineProgress)
    }

    @Test func aBarNeverGoesIntoAFile() {
        #expect(ProgressStyle.bar.renderer(for: .none) is LineProgress)
    }

    @Test func otherStylesHoldEverywhere() {
        for end in [terminal, .none] {
            #expect(ProgressStyle.lines.renderer(for: end) is LineProgress)
            #expect(ProgressStyle.json.renderer(for: end) is JSONProgress)
            #expect(ProgressStyle.none.renderer(for: end) is SilentProgress)
        }
    }
}
