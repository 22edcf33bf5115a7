internal import Foundation

/// Measures Darkroom: what is measured stands in `Workloads`, beside whom in `Peers`.
@main
enum Main {
    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            exit(try run(options))
        } catch {
            say("darkroom-bench: \(error)")
        }
        exit(2)
    }

    private static func run(_ options: Options) throws -> Int32 {
        if options.help {
            print(Options.usage, terminator: "")
        } else if let errand = options.errand {
            try errand.run(lanes: options.lanes)
        } else if options.list {
            print(listing)
        } else if options.check {
            return try Folder.withTemporary { try Session(options, in: $0, say: say).check() }
                ? 0 : 1
        } else {
            let report = try Folder.withTemporary {
                try Session(options, in: $0, say: say).report()
            }
            print(report.text)
            if let file = options.json { try JSONFile.write(report, to: file) }
            if let file = options.chart { try Chart(report).write(to: file) }
        }
        return 0
    }

    private static var listing: String {
        var peers = Table([], rightAligned: false)
        for peer in Peers.all { peers.add(["  " + peer.name, peer.difference ?? ""]) }
        return (["workloads"] + Workloads.lines + ["peers"] + peers.lines.filter { !$0.isEmpty })
            .joined(separator: "\n")
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
