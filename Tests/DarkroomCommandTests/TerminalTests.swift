import TestSupport
import Testing

@testable import darkroom

@Suite struct TerminalTests {
    @Test func aPipeIsNoTerminal() {
        let pipe = Terminal(isTerminal: false, environment: ["TERM": "xterm"])
        #expect(!pipe.isInteractive)
        #expect(!pipe.usesColour)
    }

    @Test(arguments: [
        ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false),
        (["NO_COLOR": "0"], false), (["TERM": "dumb"], false),
    ])
    func coloursFollowTheEnvironment(environment: [String: String], colour: Bool) {
        #expect(Terminal(isTerminal: true, environment: environment).usesColour == colour)
    }

    @Test func aDumbTerminalGetsNoBar() {
        #expect(!Terminal(isTerminal: true, environment: ["TERM": "dumb"]).isInteractive)
        #expect(Terminal(isTerminal: true, environment: ["NO_COLOR": "1"]).isInteractive)
    }

    @Test(.enabled(if: CommandRun.hasTerminal, "needs script from util-linux"))
    func errorsAreRedOnATerminal() async throws {
        let run = try await CommandRun.terminal("$D biuld")
        #expect(run.ending == .code(2))
        #expect(run.output.hasPrefix("darkroom: \u{1B}[31merror: \u{1B}[0munknown command"))
    }

    @Test(
        .enabled(if: CommandRun.hasTerminal, "needs script from util-linux"),
        arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func errorsArePlainOnRequest(environment: [String: String]) async throws {
        let run = try await CommandRun.terminal("$D biuld", environment: environment)
        #expect(run.output.hasPrefix("darkroom: error: unknown command"))
    }
}
