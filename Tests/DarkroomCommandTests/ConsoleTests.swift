import TestSupport
import Testing

@Suite struct ConsoleTests {
    @Test func versionsGoToStandardOutput() async throws {
        let run = try await CommandRun.darkroom(["--version"])
        #expect(run.ending == .code(0))
        #expect(run.messages == "")
        #expect(
            run.output.wholeMatch(of: /darkroom \d+\.\d+\.\d+ \(libvips 8\.\d+\.\d+\)\n/) != nil)
    }
}
