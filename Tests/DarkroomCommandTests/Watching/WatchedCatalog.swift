import Foundation
import TestSupport
import Testing

/// A catalog, and the real binary while it watches it.
final class WatchedCatalog {
    let catalog: ChangingCatalog
    /// Where it builds to.
    let output: String
    private let process = Process()
    /// Not below what is watched.
    private let beside: ScratchFolder

    /// Starts it, and waits for the line of the first build.
    ///
    /// - Parameters:
    ///   - path: what it is told to watch; the catalog's folder by default.
    ///   - output: below the catalog's folder.
    init(
        _ catalog: ChangingCatalog, at path: String? = nil, output: String = "out",
        options: [String] = [], fault: String? = nil, waits: Bool = true
    ) async throws {
        self.catalog = catalog
        beside = try ScratchFolder()
        self.output = catalog.path + "/" + output
        process.executableURL = URL(filePath: CommandRun.darkroomPath)
        process.arguments =
            ["watch", path ?? catalog.path, "--output", self.output, "--jobs", "2"] + options
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no", "DARKROOM_FAULT": fault ?? ""]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try writer("1")
        process.standardError = try writer("2")
        try process.run()
        if waits { try await lines(1) }
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var pid: Int32 { process.processIdentifier }
    var messages: String { text("2") }

    /// All lines so far, without the time, as soon as there are so many.
    @discardableResult
    func lines(_ count: Int) async throws -> [String] {
        try await wait(for: "\(count) lines") {
            lines.count >= count ? lines : nil
        }
    }

    /// Waits until standard error holds a text.
    func said(_ text: String) async throws {
        try await wait(for: text) { messages.contains(text) ? () : nil }
    }

    /// Sends a signal. Gives how it ended, and after how many seconds.
    func end(by signal: Int32) async throws -> (ending: CommandRun.Ending, seconds: Double) {
        // Asleep among many tests, one wakes up late.
        let pid = pid
        let seconds = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let start = ContinuousClock.now
                kill(pid, signal)
                // Without taking its status, which is for `Process`; that may look late.
                var info = siginfo_t()
                while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
                continuation.resume(returning: (ContinuousClock.now - start) / .seconds(1))
            }
        }
        try await wait(for: "its end") { process.isRunning ? nil : () }
        return (
            process.terminationReason == .exit
                ? .code(process.terminationStatus) : .signal(process.terminationStatus), seconds
        )
    }

    /// Puts a file there as an editor does: written under another name, then renamed. Nothing but the
    /// renaming happens below what is watched.
    func put(_ bytes: Data, as name: String) throws {
        let new = beside.path + "/new"
        try bytes.write(to: URL(filePath: new))
        try #require(rename(new, catalog.path + "/" + name) == 0)
    }

    /// Gives the lake another title.
    func retitle(_ title: String) throws {
        try put(Data(catalogText(title: title).utf8), as: "catalog.json")
    }

    func catalogText(title: String) throws -> String {
        String(decoding: try catalog.bytes(catalog.path + "/catalog.json"), as: UTF8.self)
            .replacing(
                /"title": "[^"]*", "description"/, with: "\"title\": \"\(title)\", \"description\"")
    }

    /// The bytes of one of the sample photos.
    func sample(_ name: String) throws -> Data {
        let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        return try Data(contentsOf: package.appending(path: "Assets/photos/" + name))
    }

    /// The title that the manifest has.
    func title() throws -> String? {
        try manifestText().firstMatch(of: /"title": "([^"]*)"/).map { String($0.1) }
    }

    func manifestText() throws -> String {
        String(decoding: try catalog.bytes(output + "/manifest.json"), as: UTF8.self)
    }

    private var lines: [String] {
        text("1").split(separator: "\n").map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    private func wait<Result>(
        for what: String, _ condition: () -> Result?
    ) async throws -> Result {
        // A minute of looks: by the clock, other tests may hold us up for longer.
        for _ in 0..<3000 {
            if let result = condition() { return result }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw Missing(what: what, lines: lines, messages: messages)
    }

    private struct Missing: Error {
        let what: String
        let lines: [String]
        let messages: String
    }

    private func writer(_ name: String) throws -> FileHandle {
        let file = URL(filePath: beside.path + "/" + name)
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    private func text(_ name: String) -> String {
        let data = FileManager.default.contents(atPath: beside.path + "/" + name) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}
