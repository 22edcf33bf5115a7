import TestSupport
import Testing

@Suite struct InterruptionTests {
    @Test(arguments: [(2, 130), (15, 143)] as [(Int32, Int32)])
    func aSignalStopsABuildAtOnce(signal: Int32, code: Int32) async throws {
        let run = try await interrupted(by: signal, style: "lines", once: "planned")
        #expect(run.ending == .code(code))
        #expect(run.output == "")
        #expect(run.messages.hasSuffix("darkroom: stopped\n"))
    }

    @Test func programsAreToldToo() async throws {
        let run = try await interrupted(by: 2, style: "json", once: "planned")
        #expect(run.ending == .code(130))
        #expect(run.messages.hasSuffix(#"{"event":"stopped","exitCode":130}"# + "\n"))
    }

    private func interrupted(
        by signal: Int32, style: String, once text: String
    ) async throws -> CommandRun {
        let catalog = try PhotoCatalog(photos: 100, of: .large)
        return try await CommandRun.darkroom(
            [
                "build", catalog.path, "--output", catalog.path + "/out", "--jobs", "1",
                "--progress", style,
            ], interrupt: .init(signal: signal, once: text))
    }
}
