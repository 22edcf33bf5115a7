import Foundation
import TestSupport

/// Types lines into a shell on a pseudo-terminal, as a user does, with a stand-in for `darkroom` that
/// prints its arguments.
enum Typing {
    /// The stand-in, for bash and zsh.
    static let standIn = """
        darkroom() { printf '<<'; printf '%s|' "$@"; printf '>>\\n'; }
        PS1='READY> '

        """

    /// The arguments of the stand-in for each of the lines, in which `\t` is the key for completing.
    static func arguments(
        _ shell: String, _ options: [String], in folder: String, lines: [String]
    ) async throws -> [String] {
        let environment = [
            "ZDOTDIR": folder, "HOME": folder, "INPUTRC": "/dev/null", "TERM": "dumb",
        ]
        let run = try await CommandRun.run(
            "/usr/bin/python3", ["-c", driver, lines.joined(separator: "\n"), shell] + options,
            environment: environment, folder: folder, timeout: 120)
        guard run.ending == .code(0) else {
            throw ReferenceFailure("\(shell): \(run.messages)\(run.output)")
        }
        return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    private static let driver = """
        import os, pty, re, select, sys, time
        lines, command = sys.argv[1].split("\\n"), sys.argv[2:]
        pid, terminal = pty.fork()
        if pid == 0:
            os.execv(command[0], command)
        said = b""
        def wait(done):
            global said
            end = time.time() + 20
            while not done():
                if time.time() > end:
                    sys.exit("nothing more comes after " + repr(said[-2000:]))
                if select.select([terminal], [], [], 0.1)[0]:
                    said += os.read(terminal, 65536)
        for index, line in enumerate(lines):
            wait(lambda: said.count(b"READY> ") > index)
            os.write(terminal, line.encode() + b"\\r")
            wait(lambda: len(re.findall(b"<<.*?>>", said)) > index)
        for found in re.findall(b"<<(.*?)>>", said):
            print(found.decode())
        os.close(terminal)
        """
}
