import Foundation
import TestSupport
import Testing

/// How watching begins and ends, and what it leaves to others meanwhile.
@Suite struct WatchEndTests {
    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func aSignalEndsIt(signal: Int32, code: Int32) async throws {
        let watched = try await WatchedCatalog(try ChangingCatalog())
        let (ending, seconds) = try await watched.end(by: signal)
        #expect(ending == .code(code))
        #expect(seconds < 1, "\(seconds)")
        #expect(watched.messages.hasSuffix("darkroom: stopped\n"))
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")),
        arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func aSignalEndsABuildToo(signal: Int32, code: Int32) async throws {
        let catalog = try ChangingCatalog()
        let watched = try await WatchedCatalog(
            catalog, fault: "hang=photos/lake.jpg", waits: false)
        let worker = try await worker(of: watched)
        let (ending, seconds) = try await watched.end(by: signal)
        #expect(ending == .code(code))
        #expect(seconds < 1, "\(seconds)")
        // The next build may come at once.
        try await catalog.build()
        let deadline = ContinuousClock.now + .seconds(1)
        while kill(worker, 0) == 0, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(kill(worker, 0) != 0)
    }

    /// One thread, and as many open files after many builds as after one.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")))
    func nothingPilesUp() async throws {
        let watched = try await WatchedCatalog(try ChangingCatalog())
        let files = FileManager.default
        let before = try files.contentsOfDirectory(atPath: "/proc/\(watched.pid)/fd").count
        for index in 1...8 {
            try watched.put(
                try watched.sample(index % 2 == 0 ? "astronaut.png" : "dandelions.jpg"),
                as: "photos/lake.jpg")
            try await watched.lines(index + 1)
        }
        let after = try files.contentsOfDirectory(atPath: "/proc/\(watched.pid)/fd").count
        #expect(after == before)
        #expect(try files.contentsOfDirectory(atPath: "/proc/\(watched.pid)/task").count == 1)
    }

    @Test func othersMayBuildInBetween() async throws {
        let catalog = try ChangingCatalog()
        let watched = try await WatchedCatalog(catalog)
        #expect(try await catalog.build("--force").made == 5)
        try watched.retitle("Next")
        try await watched.lines(2)
        #expect(try watched.title() == "Next")
    }

    /// A change that comes while another build holds the output is built as soon as that has ended.
    @Test func itComesBackToABusyOutput() async throws {
        let catalog = try ChangingCatalog()
        let watched = try await WatchedCatalog(catalog)
        let holder = Process()
        holder.executableURL = URL(filePath: "/usr/bin/flock")
        holder.arguments = [
            "--no-fork", "--exclusive", watched.output + "/.darkroom/lock", "sleep", "60",
        ]
        try holder.run()
        let probe = ["-n", watched.output + "/.darkroom/lock", "true"]
        while try await CommandRun.run("/usr/bin/flock", probe).ending == .code(0) {}
        try watched.retitle("Held")
        try await watched.said("another build is writing there")
        // It may have been started with other signals blocked.
        kill(holder.processIdentifier, SIGKILL)
        try await watched.lines(2)
        #expect(try watched.title() == "Held")
        let told = watched.messages.ranges(of: "another build is writing there").count
        #expect(told == 1)
    }

    @Test func withoutACatalogItEnds() async throws {
        let folder = try ScratchFolder()
        for path in [folder.path, folder.path + "/no.json", folder.path + "/no/where"] {
            let run = try await CommandRun.darkroom(["watch", path])
            #expect(run.ending == .code(2) && run.output == "")
            #expect(run.messages.contains("the catalog can't be read, because there is no such"))
        }
    }

    @Test func anOutputThatCanNotBeWrittenEndsIt() async throws {
        let catalog = try ChangingCatalog()
        try catalog.write("a file", to: "taken")
        let run = try await CommandRun.darkroom(
            ["watch", catalog.path, "--output", catalog.path + "/taken"])
        #expect(run.ending == .code(3))
        #expect(run.messages.contains("/taken: can't be written"))
    }

    /// Nobody is left to tell: `darkroom watch … | head -1`.
    @Test func itEndsWithItsReader() async throws {
        let catalog = try ChangingCatalog()
        let run = try await CommandRun.shell(
            """
            ( "$D" watch "$C" --output "$C/out"; echo $? > "$C/code" ) | head -1 &
            i=0; while [ ! -s "$C/code" ] && [ $i -lt 100 ]; do
                echo '{"scales": [1]}' > "$C/recipe.json"; echo '{}' > "$C/recipe.json"
                sleep 0.3; i=$((i + 1))
            done
            cat "$C/code"
            """, environment: ["C": catalog.path])
        #expect(run.output.hasSuffix(" s\n0\n"))
    }

    private func worker(of watched: WatchedCatalog) async throws -> Int32 {
        let path = "/proc/\(watched.pid)/task/\(watched.pid)/children"
        for _ in 0..<1000 {
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            if let pid = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)) { return pid }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw NoWorker()
    }

    private struct NoWorker: Error {}
}
