import DarkroomPipeline

/// `darkroom doctor`: whether this machine's libvips is fit for the work.
struct DoctorCommand: Command {
    static let spec = CommandSpec(
        name: "doctor",
        summary: """
            Tell what this libvips can read and write, and whether its known faults are worked \
            around.
            """,
        exitCodes: [
            (.ok, "everything is well"), (.someFailed, "at least one fault, on a FAULT line"),
            (.invalidInput, "wrong usage"),
        ],
        examples: ["darkroom doctor"])

    init(_ arguments: ParsedArguments) {}

    func run(on console: Console) -> ExitCode {
        let findings = Doctor.examine()
        console.result(Tool.version)
        console.result(Self.report(findings))
        return findings.allSatisfy(\.passed) ? .ok : .someFailed
    }

    /// One line a finding, names in one column, and a closing line that counts the faults.
    static func report(_ findings: [DoctorFinding]) -> String {
        let width = findings.map(\.name.count).max() ?? 0
        let lines = findings.map { finding in
            let gap = String(repeating: " ", count: width - finding.name.count)
            return "\(finding.passed ? "ok   " : "FAULT") \(finding.name)\(gap)  \(finding.detail)"
        }
        let faults = findings.count { !$0.passed }
        let verdict =
            faults == 0 ? "No faults found." : Quantity.counted(faults, "fault") + " found."
        return (lines + [verdict]).joined(separator: "\n")
    }
}
