internal import Foundation

/// Runs processes, a number of them at once, and measures them with wait4(2). Every tool is
/// measured by this one, so that all are measured alike.
///
/// A child's peak size starts from what this process holds when it forks. So nothing large is ever
/// done in this process before the last measurement.
struct ProcessRunner {
    /// How many processes run at once.
    let width: Int
    /// Folder for the log that their output goes to; exists.
    let scratch: String

    /// Runs all commands; the first that fails is thrown, with the end of what it said.
    func measure(_ commands: [Command]) throws -> Measurement {
        let busyBefore = SystemTime.busySeconds
        let start = ContinuousClock.now
        var measurement = try runAll(commands)
        measurement.seconds = (ContinuousClock.now - start).inSeconds
        if let before = busyBefore, let after = SystemTime.busySeconds {
            let others = after - before - measurement.cpuSeconds
            measurement.othersLoad = max(0, others / measurement.seconds)
        }
        return measurement
    }

    /// What a command says on both outputs, without white space around it; nil if it fails.
    func output(of command: Command) -> String? {
        guard (try? runAll([command])) != nil else { return nil }
        return log.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func runAll(_ commands: [Command]) throws -> Measurement {
        var sum = Measurement()
        var waiting = commands[...]
        var running: [pid_t: Command] = [:]
        var failure: BenchError?
        while !running.isEmpty || (!waiting.isEmpty && failure == nil) {
            if running.count < width, failure == nil, let next = waiting.popFirst() {
                running[try spawn(next)] = next
            } else {
                let ended = try wait(for: running.keys)
                sum.add(ended.usage)
                let command = running.removeValue(forKey: ended.process)
                if ended.status != 0, let command {
                    failure = BenchError("\(command.text)\nfailed and said:\n\(log.suffix(2000))")
                }
            }
        }
        if let failure { throw failure }
        return sum
    }

    private var logFile: String { scratch + "/process.log" }

    private var log: String {
        String(decoding: FileManager.default.contents(atPath: logFile) ?? Data(), as: UTF8.self)
    }

    private func spawn(_ command: Command) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(
            &actions, STDOUT_FILENO, logFile, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        let environment = ProcessInfo.processInfo.environment
            .merging(command.environment) { _, new in new }
            .map { "\($0.key)=\($0.value)" }
        var process: pid_t = 0
        let error = withCStrings([command.program] + command.arguments) { arguments in
            withCStrings(environment) { variables in
                posix_spawnp(&process, command.program, &actions, nil, arguments, variables)
            }
        }
        guard error == 0 else {
            throw BenchError("\(command.program): \(String(cString: strerror(error)))")
        }
        return process
    }

    /// The next of some processes to end. Asks for each by name, as this process may have other
    /// children; of several, every half millisecond.
    private func wait(
        for processes: some Collection<pid_t>
    ) throws -> (process: pid_t, status: Int32, usage: rusage) {
        var status: Int32 = 0
        var usage = rusage()
        while true {
            for process in processes {
                let ended = wait4(process, &status, processes.count > 1 ? WNOHANG : 0, &usage)
                if ended == process { return (process, status, usage) }
                guard ended == 0 || errno == EINTR else { throw BenchError("a process was lost") }
            }
            if processes.count > 1 { usleep(500) }
        }
    }
}

extension Measurement {
    fileprivate mutating func add(_ usage: rusage) {
        for time in [usage.ru_utime, usage.ru_stime] {
            cpuSeconds += Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
        }
        #if canImport(Darwin)
            let unit = 1
        #else
            let unit = 1024
        #endif
        peakBytes = max(peakBytes, Int(usage.ru_maxrss) * unit)
    }
}

/// Lends texts as C wants its argument lists: pointers with a null at the end.
private func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
}

extension Duration {
    /// As a fraction of seconds.
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
