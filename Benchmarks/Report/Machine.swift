internal import DarkroomPipeline
internal import Foundation

/// What the figures were measured on.
struct Machine: Encodable, Sendable, Equatable {
    let processor: String
    /// Processors that this process may use.
    let processorsAllowed: Int
    /// Processors' worth of time that a control group allows; nil: no limit.
    let processorQuota: Double?
    let memoryBytes: Int
    let system: String
    let kernel: String
    let libvips: String
    /// Mean number of runnable processes over the minute before the first run.
    let loadBefore: Double?

    /// This machine, now.
    static var current: Machine {
        let info = ProcessInfo.processInfo
        return Machine(
            processor: field("model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown",
            processorsAllowed: info.activeProcessorCount,
            processorQuota: quota, memoryBytes: Int(clamping: info.physicalMemory),
            system: field("PRETTY_NAME", in: "/etc/os-release", separator: "=")
                ?? info.operatingSystemVersionString,
            kernel: kernelRelease, libvips: Darkroom.libvipsVersion,
            loadBefore: SystemTime.loadAverage)
    }

    private static var kernelRelease: String {
        var names = utsname()
        uname(&names)
        return withUnsafeBytes(of: names.release) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    /// Control groups v2, `cpu.max`.
    private static var quota: Double? {
        let numbers =
            text("/sys/fs/cgroup/cpu.max")?
            .split(whereSeparator: \.isWhitespace).compactMap { Double($0) } ?? []
        return numbers.count == 2 ? numbers[0] / numbers[1] : nil
    }

    /// The value of the first line that starts with `name`.
    private static func field(_ name: String, in file: String, separator: Character) -> String? {
        let line = text(file)?.split(separator: "\n").first { $0.hasPrefix(name) }
        guard let line, let mark = line.firstIndex(of: separator) else { return nil }
        return line[line.index(after: mark)...].trimmingCharacters(
            in: CharacterSet(charactersIn: " \t\""))
    }

    private static func text(_ file: String) -> String? {
        try? String(contentsOfFile: file, encoding: .utf8)
    }
}
