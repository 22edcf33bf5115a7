import Testing

@testable import darkroom_bench

@Suite struct ReportTests {
    @Test func spreadOfAnOddNumberHasItsMiddleAsMedian() {
        #expect(Spread([3, 1, 2])?.text(1) == "1.0 / 2.0 / 3.0")
    }

    @Test func spreadOfAnEvenNumberHasTheMeanOfItsMiddlesAsMedian() {
        #expect(Spread([4, 1, 2, 3])?.median == 2.5)
    }

    @Test func thereIsNoSpreadOfNothing() {
        #expect(Spread([]) == nil)
    }

    @Test func ratiosAreMediansPairByPair() {
        func runs(_ seconds: [Double]) -> [Measurement] {
            seconds.map { Measurement(seconds: $0, cpuSeconds: 1, peakBytes: 100) }
        }
        let ratios = ToolReport.Ratios(runs([2, 9, 8]), processes: 2, by: runs([1, 3, 2]))
        #expect(ratios == .init(seconds: 3, cpuSeconds: 1, peakBytes: 2))
    }

    @Test func columnsAreAlignedAndLinesEndWithoutSpace() {
        var table = Table(["", "s"])
        table.add(["a", "10"])
        table.add(["long", ""])
        #expect(table.lines == ["       s", "a     10", "long"])
    }

    @Test func absentPeerIsNamedWithTheReason() {
        let tool = ToolReport(absent: VipsThumbnail(), "not installed (package libvips-tools)")
        #expect(text(of: tool).contains("vipsthumbnail: not installed (package libvips-tools)"))
        let unfit = Availability.unfit("cannot write avif").absence ?? ""
        #expect(
            text(of: ToolReport(absent: VipsThumbnail(), unfit))
                .contains("vipsthumbnail: left out (cannot write avif)"))
    }

    @Test(arguments: [(0.05, false), (1.5, true)])
    func warnsWhereOthersWorkedMeanwhile(load: Double, warns: Bool) {
        let tool = ReportSamples.tool(
            VipsThumbnail(), seconds: 1, cpuSeconds: 1, othersLoad: load)
        #expect(text(of: tool).contains("other work meanwhile") == warns)
    }

    private func text(of tool: ToolReport) -> String {
        Report(
            machine: .current, runs: 1, lanes: 1, workloads: [ReportSamples.workload([tool])]
        ).text
    }
}
