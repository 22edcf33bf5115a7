import Foundation
import Testing

@testable import darkroom_bench

@Suite struct ChartTests {
    @Test func tellsEveryRatioInWords() throws {
        let file = Chart(Self.report).file
        #expect(
            file.contains(
                "trips: Darkroom 2.00 s; vipsthumbnail 4.00 times (processor time 3.00 times)"))
        #expect(file.contains("prefers-color-scheme: dark"))
    }

    @Test func isWellFormed() throws {
        let parser = XMLCheck(Chart(Self.report).file)
        #expect(parser.isWellFormed)
    }

    @Test func escapesWhatXMLKeepsForItself() {
        #expect(SVG.escaped("a<b & c>d") == "a&lt;b &amp; c&gt;d")
    }

    @Test func scaleIsLogarithmicWithOneOnIt() {
        let scale = RatioScale([0.3, 7])
        #expect(scale.low == -2 && scale.high == 3)
        #expect(scale.marks == [0.25, 0.5, 1, 2, 4, 8])
        #expect(scale.place(0.25) == 0 && scale.place(8) == 1 && scale.place(1) == 0.4)
        #expect(RatioScale([]).marks == [0.5, 1, 2])
    }

    @Test func workloadWithoutPeersHasNoPanel() {
        #expect(Panel(ReportSamples.workload([ReportSamples.darkroom])) == nil)
    }

    private static var report: Report {
        let peer = ReportSamples.tool(VipsThumbnail(), seconds: 8, cpuSeconds: 9)
        return Report(
            machine: .current, runs: 1, lanes: 2,
            workloads: [ReportSamples.workload([ReportSamples.darkroom, peer])])
    }
}

/// Whether `xmllint`-like strictness is met: every element that opens closes, in order.
private struct XMLCheck {
    let isWellFormed: Bool

    init(_ text: String) {
        var open: [Substring] = []
        var isWell = true
        for tag in text.matches(of: /<(\/?)([a-z]+)[^>]*?(\/?)>/) {
            if !tag.3.isEmpty { continue }
            if tag.1.isEmpty {
                open.append(tag.2)
            } else if open.popLast() != tag.2 {
                isWell = false
            }
        }
        isWellFormed = isWell && open.isEmpty
    }
}
