import Testing

@testable import darkroom_bench

@Suite struct OptionsTests {
    @Test func defaultsToEverythingFiveTimes() throws {
        let options = try Options([])
        #expect(options.workloads.isEmpty && options.peers.isEmpty)
        #expect(options.runs == 5 && options.lanes >= 1 && !options.check)
    }

    @Test func takesEveryOption() throws {
        let options = try Options([
            "--workload", "trips", "--peer", "pillow", "--peer", "vipsthumbnail", "--runs", "3",
            "--jobs", "4", "--json", "r.json", "--assets", "A", "--baseline", "old", "--check",
            "--chart", "c.svg", "--build", "C", "O",
        ])
        #expect(options.workloads == ["trips"])
        #expect(options.peers == ["pillow", "vipsthumbnail"])
        #expect(options.runs == 3 && options.lanes == 4 && options.check)
        #expect(options.errand == .build(catalog: "C", output: "O"))
        #expect(options.chart == "c.svg")
        #expect(options.json == "r.json" && options.assets == "A" && options.baseline == "old")
    }

    @Test(arguments: [
        ["--runs", "0"], ["--runs", "many"], ["--runs"], ["--build", "C"], ["--floor", "T"],
        ["--workload", "nothing"],
        ["--peer", "nobody"], ["--speed", "1"], ["--speed"],
    ])
    func refusesWhatMakesNoSense(arguments: [String]) {
        #expect(throws: BenchError.self) { try Options(arguments) }
    }
}
