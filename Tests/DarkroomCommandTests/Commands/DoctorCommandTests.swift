import TestSupport
import Testing

@testable import DarkroomPipeline
@testable import darkroom

@Suite struct DoctorCommandTests {
    @Test func faultsStandOut() {
        let report = DoctorCommand.report([
            DoctorFinding(name: "jpeg", passed: true, detail: "reads and writes"),
            DoctorFinding(name: "heic files", passed: false, detail: "can't be written"),
        ])
        #expect(
            report == """
                ok    jpeg        reads and writes
                FAULT heic files  can't be written
                1 fault found.
                """)
    }

    @Test func noFindingsAreNoFaults() {
        #expect(DoctorCommand.report([]) == "No faults found.")
    }

    @Test func itsExitCodeTellsOfFaults() async throws {
        let run = try await CommandRun.darkroom(["doctor"])
        #expect(run.messages == "")
        #expect(run.output.hasPrefix("darkroom "))
        #expect(run.ending == .code(run.output.contains("\nFAULT ") ? 1 : 0))
    }
}
