internal import Foundation

/// The command line.
struct Options: Equatable {
    /// Names; empty: all.
    var workloads: [String] = []
    /// Names; empty: all; `none`: Darkroom alone.
    var peers: [String] = []
    /// Measured runs of each tool. 5 by default.
    var runs = 5
    /// Lanes of Darkroom and processes of its peers; by default as many as processors.
    var lanes = ProcessInfo.processInfo.activeProcessorCount
    /// Folder of the sample catalog. `Assets` by default.
    var assets = "Assets"
    /// Another `darkroom`, measured beside this one.
    var baseline: String?
    /// Where the report is written as JSON; nil: nowhere.
    var json: String?
    /// Where the ratios are drawn as SVG; nil: nowhere.
    var chart: String?
    /// To be done instead of everything else.
    var errand: Errand?
    var check = false
    var list = false
    var help = false

    /// Reads arguments, without the program's name.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--check": check = true
            case "--list": list = true
            case "--help", "-h": help = true
            default:
                if let found = try Errand(option, { try Self.value(option, &rest) }) {
                    errand = found
                } else {
                    try take(option, Self.value(option, &rest))
                }
            }
        }
    }

    private mutating func take(_ option: String, _ value: @autoclosure () throws -> String) throws {
        switch option {
        case "--workload":
            workloads.append(try Self.known(value(), among: Workloads.all.map(\.name), option))
        case "--peer":
            peers.append(try Self.known(value(), among: Peers.all.map(\.name) + ["none"], option))
        case "--runs": runs = try Self.count(value(), option)
        case "--jobs": lanes = try Self.count(value(), option)
        case "--assets": assets = try value()
        case "--baseline": baseline = try value()
        case "--json": json = try value()
        case "--chart": chart = try value()
        default: throw BenchError("unknown option \(option); see --help")
        }
    }

    private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw BenchError("\(option) needs a value") }
        return value
    }

    private static func known(
        _ name: String, among names: [String], _ option: String
    ) throws -> String {
        guard names.contains(name) else {
            throw BenchError("\(option) \(name): one of \(names.joined(separator: ", "))")
        }
        return name
    }

    private static func count(_ text: String, _ option: String) throws -> Int {
        guard let number = Int(text), number >= 1 else {
            throw BenchError("\(option) \(text): a whole number of 1 or more")
        }
        return number
    }

    static let usage = """
        Measure Darkroom, beside other tools that do the same work.

        Usage: darkroom-bench [OPTION]...

              --workload NAME  only this workload; may be given several times
              --peer NAME      only this peer; may be given several times; none: Darkroom alone
              --runs N         measured runs of each tool, after one warm-up. Default: 5
              --jobs N         lanes of Darkroom and processes of its peers. Default: the processors
                               that this process may use
              --assets DIR     folder of the sample catalog. Default: Assets
              --baseline FILE  another darkroom command, measured beside this one
              --json FILE      write everything to a file too
              --chart FILE     draw the times as multiples of Darkroom's, as SVG
              --check          measure nothing; check counts and sizes, exit 1 if any is wrong
              --build CATALOG OUTPUT, --floor TASK OUTPUT, --floor-pixels TASK
                               what the peers one-process and floor run
              --list           list workloads and peers
          -h, --help           show this help

        The darkroom command is the one beside darkroom-bench. Another Python than Debian's is given
        by DARKROOM_BENCH_PYTHON.

        Workloads:

        \(Workloads.lines.joined(separator: "\n"))

        """
}
