internal import Foundation

/// What this process may use of the machine: by CPU affinity and by control group, where there are
/// any, else all of it.
enum ProcessResources {
    /// Processors, 1 or more.
    static var processors: Int {
        let allowed = affinity ?? ProcessInfo.processInfo.activeProcessorCount
        guard let quota = cpuQuota else { return max(1, allowed) }
        return max(1, min(allowed, Int(quota.rounded(.up))))
    }

    /// Memory, in bytes: the smaller of the machine's and the control group's.
    static var memory: Int {
        let machine = Int(clamping: ProcessInfo.processInfo.physicalMemory)
        return min(machine, memoryLimit ?? machine)
    }

    /// The default budget for decoded pixels, in bytes.
    static var memoryBudget: Int {
        max(Settings.smallestMemoryBudget, memory / Settings.memoryShare)
    }

    /// Processors that the scheduler may put this process on (Linux: proc(5), `Cpus_allowed`).
    private static var affinity: Int? {
        let lines = read("/proc/self/status")?.split(separator: "\n")
        guard let mask = lines?.first(where: { $0.hasPrefix("Cpus_allowed:") }) else { return nil }
        let digits = mask.drop { $0 != ":" }.compactMap(\.hexDigitValue)
        return digits.reduce(0) { $0 + $1.nonzeroBitCount }
    }

    /// Processors' worth of time (control groups v2 `cpu.max`, v1 `cpu.cfs_quota_us`).
    private static var cpuQuota: Double? {
        if let fields = read("/sys/fs/cgroup/cpu.max")?.split(separator: " "), fields.count == 2,
            let quota = Double(fields[0]), let period = Double(fields[1]), period > 0
        {
            return quota / period
        }
        guard let quota = read("/sys/fs/cgroup/cpu/cpu.cfs_quota_us").flatMap(Double.init),
            let period = read("/sys/fs/cgroup/cpu/cpu.cfs_period_us").flatMap(Double.init),
            quota > 0, period > 0
        else { return nil }
        return quota / period
    }

    /// Bytes (control groups v2 `memory.max`, v1 `memory.limit_in_bytes`).
    private static var memoryLimit: Int? {
        let files = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
        return files.lazy.compactMap { read($0).flatMap(Int.init) }.first { $0 > 0 }
    }

    private static func read(_ path: String) -> String? {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
