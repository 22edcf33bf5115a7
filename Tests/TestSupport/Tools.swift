import Foundation
public import Testing

/// A program that tests compare with. Where it lacks, tests that need it are skipped; with `CI=true`
/// in the environment they run and fail, so that a build server cannot pass by lacking it.
public struct Tool: Sendable {
    /// What a run of a tool came to.
    public struct Output: Sendable {
        /// Everything on standard output.
        public var stdout: [UInt8]
        /// Everything on standard error, as text.
        public var stderr: String
        /// Exit status; 0 is success.
        public var status: Int32

        /// Standard output as text.
        public var text: String { String(decoding: stdout, as: UTF8.self) }
    }

    /// ImageMagick's.
    public static let convert = Tool("convert", paths: ["/usr/bin", "/usr/local/bin"])
    /// libjpeg-turbo's own decoder.
    public static let djpeg = Tool("djpeg", paths: ["/usr/bin", "/usr/local/bin"])
    /// libvips' own command.
    public static let vips = Tool("vips", paths: ["/usr/bin", "/usr/local/bin"])
    /// Reads and writes metadata of pictures.
    public static let exiftool = Tool("exiftool", paths: ["/usr/bin", "/usr/local/bin"])

    /// The system's Python where it has these modules, such as `PIL`.
    public static func python(_ modules: String...) -> Tool {
        var tool = Tool("python3", paths: ["/usr/bin"])
        let imports = modules.map { "import \($0)" }.joined(separator: "\n")
        guard let output = try? tool.run(["-c", imports]), output.status == 0 else {
            tool.lack = "/usr/bin/python3 with the modules \(modules.joined(separator: ", "))"
            return tool
        }
        return tool
    }

    private let path: String
    private var lack: String?

    private init(_ name: String, paths: [String]) {
        let files = paths.map { "\($0)/\(name)" }
        let found = files.first { FileManager.default.isExecutableFile(atPath: $0) }
        path = found ?? files[0]
        lack = found == nil ? name : nil
    }

    /// Whether a test that needs it is to run. See ``Trait/needs(_:)``.
    fileprivate var isWanted: Bool {
        lack == nil || ProcessInfo.processInfo.environment["CI"] == "true"
    }

    fileprivate var skipped: Comment { "\(lack ?? path) is not installed (`make test-packages`)" }

    /// Runs it and waits. Input and outputs go through files, so that no pipe can fill up.
    @discardableResult
    public func run(_ arguments: [String], input: [UInt8] = []) throws -> Output {
        try TemporaryFolder.with { folder in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments
            let paths = (out: try folder.write("", to: "out"), err: try folder.write("", to: "err"))
            process.standardInput = FileHandle(
                forReadingAtPath: try folder.write(input, to: "in"))
            process.standardOutput = FileHandle(forWritingAtPath: paths.out)
            process.standardError = FileHandle(forWritingAtPath: paths.err)
            try process.run()
            process.waitUntilExit()
            return Output(
                stdout: [UInt8](try Data(contentsOf: URL(fileURLWithPath: paths.out))),
                stderr: try String(contentsOfFile: paths.err, encoding: .utf8),
                status: process.terminationStatus)
        }
    }

    /// Runs it and fails the test, with what it said, unless it succeeds.
    @discardableResult
    public func succeed(_ arguments: [String], input: [UInt8] = []) throws -> Output {
        let output = try run(arguments, input: input)
        try #require(output.status == 0, "\(path) \(arguments): \(output.stderr)")
        return output
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where the tool lacks; with `CI=true` it runs and fails.
    public static func needs(_ tool: Tool) -> Self {
        .enabled(if: tool.isWanted, tool.skipped)
    }
}
