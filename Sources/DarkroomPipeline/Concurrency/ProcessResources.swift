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

    /// Processors' worth of time (control groups v2 `cpu.max`, v1 `cpu.cfs_quota_us`): the least of
    /// all groups that the process is in.
    private static var cpuQuota: Double? {
        groups.compactMap { group -> Double? in
            if let fields = read(group + "/cpu.max")?.split(separator: " "), fields.count == 2 {
                return quotient(Double(fields[0]), Double(fields[1]))
            }
            return quotient(
                read(group + "/cpu.cfs_quota_us").flatMap(Double.init),
                read(group + "/cpu.cfs_period_us").flatMap(Double.init))
        }.min()
    }

    private static func quotient(_ quota: Double?, _ period: Double?) -> Double? {
        guard let quota, let period, quota > 0, period > 0 else { return nil }
        return quota / period
    }

    /// Bytes (control groups v2 `memory.max`, v1 `memory.limit_in_bytes`): the least of all groups
    /// that the process is in.
    private static var memoryLimit: Int? {
        groups.compactMap { group in
            (read(group + "/memory.max") ?? read(group + "/memory.limit_in_bytes"))
                .flatMap(Int.init)
        }.filter { $0 > 0 }.min()
    }

    /// Folders of the process's own control groups and those above them.
    private static var groups: [String] {
        groupFolders(read("/proc/self/cgroup") ?? "").map { "/sys/fs/cgroup" + $0 }
    }

    /// Where the groups stand that `/proc/self/cgroup` lists, each with all above it (cgroups(7):
    /// `0::/path` in version 2, `number:controllers:/path` in version 1, where every controller has a
    /// folder). Inside a container the path may lead nowhere, and the topmost folder is the group.
    static func groupFolders(_ list: String) -> [String] {
        let folders = list.split(separator: "\n").flatMap { line -> [String] in
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3 else { return [] }
            let top = fields[1].isEmpty ? "" : "/\(fields[1])"
            let parts = fields[2].split(separator: "/")
            return (0...parts.count).map { count in
                ([top] + parts.prefix(count).map(String.init)).joined(separator: "/")
            }
        }
        return Set(folders + ["", "/cpu", "/memory"]).sorted()
    }

    private static func read(_ path: String) -> String? {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
