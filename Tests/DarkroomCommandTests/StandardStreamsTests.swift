import TestSupport
import Testing

@Suite struct StandardStreamsTests {
    @Test func aReaderThatGoesAwayIsNoError() async throws {
        let run = try await CommandRun.shell("{ sleep 0.2; $D --help; echo $? >&2; } | true")
        #expect(run.messages == "0\n")
    }

    @Test func resultsThatGetLostAreAnError() async throws {
        let run = try await CommandRun.shell("$D recipe > /dev/full")
        #expect(run.ending == .code(3))
        #expect(
            run.messages == "darkroom: error: can't write to standard output: No space left on "
                + "device\n")
    }

    @Test func closedStreamsCountAsUnwanted() async throws {
        let results = try await CommandRun.shell("$D --version >&-")
        #expect(results.ending == .code(0))
        #expect(results.messages == "")
        let all = try await CommandRun.shell("$D biuld <&- >&- 2>&-")
        #expect(all.ending == .code(2))
    }
}
