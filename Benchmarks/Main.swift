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
        } else if let build = options.build {
            try OneProcess.build(build.catalog, into: build.output, lanes: options.lanes)
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
        }
        return 0
    }

    private static var listing: String {
        var table = Table(["workloads", ""], rightAligned: false)
        for workload in Workloads.all { table.add([workload.name, workload.summary]) }
        table.add(["peers", ""])
        for peer in Peers.all { table.add([peer.name, peer.difference ?? ""]) }
        return table.lines.joined(separator: "\n")
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
