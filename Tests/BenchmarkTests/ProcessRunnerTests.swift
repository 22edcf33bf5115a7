import Foundation
import TestSupport
import Testing

@testable import darkroom_bench

@Suite struct ProcessRunnerTests {
    @Test func measuresAllProcessesTogether() throws {
        try TemporaryFolder.with { folder in
            let runner = ProcessRunner(width: 2, scratch: folder.path)
            let busy = Command("sh", ["-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"])
            let one = try runner.measure([busy])
            let four = try runner.measure([busy, busy, busy, busy])
            #expect(one.cpuSeconds > 0 && one.peakBytes > 100_000 && one.seconds > 0)
            #expect(four.cpuSeconds > 2 * one.cpuSeconds)
        }
    }

    @Test func failureTellsCommandAndItsWords() throws {
        try TemporaryFolder.with { folder in
            let runner = ProcessRunner(width: 1, scratch: folder.path)
            let failing = Command("sh", ["-c", "echo no luck; exit 3"])
            let error = #expect(throws: BenchError.self) { try runner.measure([failing]) }
            #expect(error?.description.contains("no luck") == true)
            #expect(runner.output(of: failing) == nil)
        }
    }

    @Test func givesOutputAndAddsEnvironment() throws {
        try TemporaryFolder.with { folder in
            let runner = ProcessRunner(width: 1, scratch: folder.path)
            let command = Command("sh", ["-c", "echo $GREETING"], environment: ["GREETING": "hi"])
            #expect(runner.output(of: command) == "hi")
            #expect(runner.output(of: Command("no-such-program", [])) == nil)
        }
    }
}
