@testable import darkroom_bench

/// Figures that nobody measured. Darkroom takes 2 s, and 3 s of processor time.
enum ReportSamples {
    private static let job = Job(processes: 2, photos: [])
    private static let own = Measurement(seconds: 2, cpuSeconds: 3, peakBytes: 100)

    static var darkroom: ToolReport {
        ToolReport(
            DarkroomTool(name: "darkroom"), version: "1", job: job, runs: [own], bytesOut: 1,
            baseline: nil)
    }

    static func tool(
        _ tool: any Tool, seconds: Double, cpuSeconds: Double, othersLoad: Double? = nil
    ) -> ToolReport {
        let run = Measurement(
            seconds: seconds, cpuSeconds: cpuSeconds, peakBytes: 100, othersLoad: othersLoad)
        return ToolReport(
            tool, version: "1", job: job, runs: [run], bytesOut: 1, baseline: [own])
    }

    static func workload(_ tools: [ToolReport]) -> WorkloadReport {
        WorkloadReport(
            name: "trips", summary: "", notes: [], photos: 0, pictures: 0, files: 0, bytesIn: 0,
            megapixelsIn: 0, tools: tools)
    }
}
