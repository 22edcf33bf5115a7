internal import Foundation

/// What the whole machine does, as far as Linux tells.
enum SystemTime {
    /// Seconds that all processors together have been busy since the start (proc(5), `/proc/stat`:
    /// user, nice, system, idle, iowait, irq, softirq, steal, in ticks); nil elsewhere.
    static var busySeconds: Double? {
        guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix("cpu ") })
        else { return nil }
        let ticks = line.split(separator: " ").compactMap { Double($0) }
        guard ticks.count >= 8 else { return nil }
        let busy = ticks[0...2].reduce(0, +) + ticks[5...7].reduce(0, +)
        return busy / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Mean number of runnable processes over the last minute; nil where the system does not tell.
    static var loadAverage: Double? {
        var loads = [0.0]
        return getloadavg(&loads, 1) == 1 ? loads[0] : nil
    }
}
