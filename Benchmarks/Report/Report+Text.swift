internal import Foundation

extension Report {
    /// For people: the machine, then a table a workload.
    var text: String {
        ([machine.text, "\(runs) runs after a warm-up, \(lanes) lanes or processes"]
            + workloads.flatMap { ["", $0.text] })
            .joined(separator: "\n")
    }
}

extension Machine {
    fileprivate var text: String {
        let quota = processorQuota.map { ", quota \($0.formatted(1))" } ?? ""
        let load = loadBefore.map { ", load before \($0.formatted(1))" } ?? ""
        let memory = (Double(memoryBytes) / 1e9).formatted(1)
        return """
            \(processor), \(processorsAllowed) processors allowed\(quota), \(memory) GB\(load)
            \(system), Linux \(kernel), libvips \(libvips)
            """
    }
}

extension WorkloadReport {
    fileprivate var text: String {
        let megabytes = (Double(bytesIn) / 1e6).formatted(1)
        let head = [
            "\(name): \(summary)",
            "\(photos) photos (\(megapixelsIn.formatted(0)) megapixels, \(megabytes) MB)"
                + " → \(pictures) pictures, \(files) files",
        ]
        return (head + notes + [""] + toolLines + warnings + footnotes + stageLines).joined(
            separator: "\n")
    }

    private var toolLines: [String] {
        var table = Table([
            "", "wall s", "CPU s", "peak MB", "processes", "MB out", "photos/s", "others' load",
            "wall ×", "CPU ×", "peak ×",
        ])
        tools.forEach { table.add($0.row) }
        return table.lines
    }

    /// Others took a tenth of a processor or more: wall times then say little.
    private var warnings: [String] {
        let busiest = tools.compactMap(\.othersLoad).max() ?? 0
        return busiest < 0.1
            ? [] : ["", "The machine had other work meanwhile: compare CPU s, not wall s."]
    }

    private var footnotes: [String] {
        let differences = tools.filter { $0.absence == nil }.compactMap { tool in
            tool.difference.map { "  \(tool.name): \($0)" }
        }
        let versions = tools.map { tool in
            "  \(tool.name): \(tool.version ?? tool.absence ?? "")"
        }
        return ["", "versions"] + versions
            + (differences.isEmpty ? [] : ["differences"] + differences)
    }

    private var stageLines: [String] {
        guard !stages.isEmpty else { return [] }
        var table = Table(["stage, over all lanes", "s", "%"])
        for stage in stages {
            table.add([stage.name, stage.seconds.formatted(3), (stage.share * 100).formatted(1)])
        }
        return [""] + table.lines
    }
}

extension ToolReport {
    fileprivate var row: [String] {
        guard let seconds, let cpuSeconds, let peakBytes else {
            return [name, "takes no part"]
        }
        let figures = [
            name, seconds.text(2), cpuSeconds.text(2), peakBytes.text(0, unit: 1e6),
            "\(processes)", (Double(bytesOut) / 1e6).formatted(2),
            (photosPerSecond ?? 0).formatted(1),
            othersLoad?.formatted(2) ?? "?",
        ]
        guard let ratios else { return figures }
        return figures
            + [ratios.seconds, ratios.cpuSeconds, ratios.peakBytes].map { $0.formatted(3) }
    }
}

extension Spread {
    /// Smallest / median / largest.
    func text(_ digits: Int, unit: Double = 1) -> String {
        [min, median, max].map { ($0 / unit).formatted(digits) }.joined(separator: " / ")
    }
}

extension Double {
    /// With a fixed number of digits after the point, in any locale.
    func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
