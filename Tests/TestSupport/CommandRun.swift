import Foundation

/// One run of a program: how it ended and what it said.
public struct CommandRun: Sendable {
    /// How a program ended.
    public enum Ending: Sendable, Equatable {
        /// By itself, with this code.
        case code(Int32)
        /// Killed by this signal.
        case signal(Int32)
        /// It ran for too long and was killed by us.
        case timedOut
    }

    /// A signal to send, and when.
    public struct Interrupt: Sendable {
        /// The signal's number.
        public var signal: Int32
        /// Sent as soon as standard error holds this text.
        public var text: String

        /// Sends `signal` as soon as standard error holds `text`.
        public init(signal: Int32, once text: String) {
            self.signal = signal
            self.text = text
        }
    }

    /// How it ended.
    public let ending: Ending
    /// All of standard output.
    public let output: String
    /// All of standard error.
    public let messages: String

    /// Path of the package's own `darkroom`, which lies beside the test bundle.
    public static var darkroomPath: String {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appending(path: "darkroom").path(percentEncoded: false)
    }

    /// Runs the package's own `darkroom`.
    public static func darkroom(
        _ arguments: [String], environment: [String: String] = [:], interrupt: Interrupt? = nil
    ) async throws -> CommandRun {
        try await run(darkroomPath, arguments, environment: environment, interrupt: interrupt)
    }

    /// Runs `script` in a shell, the path of the package's `darkroom` in `$D`.
    public static func shell(
        _ script: String, environment: [String: String] = [:], folder: String? = nil
    ) async throws -> CommandRun {
        let all = environment.merging(["D": darkroomPath]) { given, _ in given }
        return try await run("/bin/sh", ["-c", script], environment: all, folder: folder)
    }

    /// Runs `script` in a shell on a pseudo-terminal; all that it prints is in `output`, each line
    /// ended by carriage return and line feed. Needs `script` from util-linux.
    public static func terminal(
        _ script: String, environment: [String: String] = [:]
    ) async throws -> CommandRun {
        try await shell(
            "exec script -qec '\(script)' /dev/null < /dev/null", environment: environment)
    }

    /// Whether `terminal` can work here.
    public static var hasTerminal: Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
            && FileManager.default.fileExists(atPath: "/proc/self")
    }

    /// Runs `program`, by path. The environment is ours, without what decides about colours and
    /// widths, and with `environment` over it. A run longer than `timeout` seconds is killed.
    public static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:],
        folder: String? = nil, timeout: Double = 180, interrupt: Interrupt? = nil
    ) async throws -> CommandRun {
        let scratch = FileManager.default.temporaryDirectory.appending(
            path: "darkroom-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let (output, messages) = (scratch.appending(path: "1"), scratch.appending(path: "2"))
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = Self.environment(environment)
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try writer(output)
        process.standardError = try writer(messages)
        try process.run()
        let ending = await end(of: process, within: timeout, interrupt, messages)
        return CommandRun(ending: ending, output: text(output), messages: text(messages))
    }
}

extension CommandRun {
    private static func environment(_ changes: [String: String]) -> [String: String] {
        var all = ProcessInfo.processInfo.environment
        for name in ["NO_COLOR", "COLUMNS"] { all[name] = nil }
        all["TERM"] = "xterm"
        return all.merging(changes) { _, new in new }
    }

    private static func writer(_ file: URL) throws -> FileHandle {
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    private static func text(_ file: URL) -> String {
        (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Waits on a thread of its own: other tests may hold all those that tests share, and a signal
    /// that is sent late is another test.
    private static func end(
        of process: Process, within timeout: Double, _ interrupt: Interrupt?, _ messages: URL
    ) async -> Ending {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    returning: watch(process, within: timeout, interrupt, messages))
            }
        }
    }

    private static func watch(
        _ process: Process, within timeout: Double, _ interrupt: Interrupt?, _ messages: URL
    ) -> Ending {
        var pending = interrupt
        let deadline = Date(timeIntervalSinceNow: timeout)
        while process.isRunning {
            if let due = pending, text(messages).contains(due.text) {
                kill(process.processIdentifier, due.signal)
                pending = nil
            }
            if Date() > deadline {
                kill(process.processIdentifier, SIGKILL)
                return .timedOut
            }
            usleep(5_000)
        }
        return process.terminationReason == .exit
            ? .code(process.terminationStatus) : .signal(process.terminationStatus)
    }
}
