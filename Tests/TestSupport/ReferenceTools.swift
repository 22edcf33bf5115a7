import Foundation

/// A program of another project, which makes test pictures or judges results.
public struct ReferenceTool: Sendable, Equatable {
    /// File name of the program.
    public let name: String
    /// The Debian package that has it.
    public let package: String
    /// What it must be able to import, where it is Python.
    private let modules: [String]
    /// Where it is looked for: the system's own program before one that a user has put beside it,
    /// as a Python of the user's lacks the system's modules.
    private let folders: [String]

    /// ImageMagick 6's command.
    public static let convert = ReferenceTool("convert", in: "imagemagick")
    /// Reads and writes metadata.
    public static let exiftool = ReferenceTool("exiftool", in: "libimage-exiftool-perl")
    /// Codes JPEGs anew without decoding them.
    public static let jpegTransformer = ReferenceTool("jpegtran", in: "libjpeg-turbo-progs")
    /// Encodes HEIC and AVIF by libheif.
    public static let heifEncoder = ReferenceTool("heif-enc", in: "libheif-examples")
    /// Decodes HEIC and AVIF by libheif.
    public static let heifDecoder = ReferenceTool("heif-convert", in: "libheif-examples")
    /// A shell that there are completions for.
    public static let bash = ReferenceTool("bash", in: "bash")
    /// A shell that there are completions for.
    public static let zsh = ReferenceTool("zsh", in: "zsh")
    /// A shell that there are completions for.
    public static let fish = ReferenceTool("fish", in: "fish")
    /// Shows and checks man pages.
    public static let mandoc = ReferenceTool("mandoc", in: "mandoc")
    /// Shows man pages on most systems.
    public static let groff = ReferenceTool("groff", in: "groff-base")
    /// Android's compiler of resources.
    public static let aapt = ReferenceTool("aapt2", in: "aapt")
    /// Colour profiles, CMYK among them; files, no program.
    public static let profiles = ReferenceTool(
        "default_cmyk.icc", in: "libgs-common", folders: ["/usr/share/color/icc/ghostscript"])
    /// Python with Pillow and NumPy.
    public static let python = ReferenceTool(
        "python3", in: "python3-pil and python3-numpy", importing: ["PIL", "numpy"])
    /// Python with a validator of JSON Schema.
    public static let schemaValidator = ReferenceTool(
        "python3", in: "python3-jsonschema", importing: ["jsonschema"])

    /// Drives Chromium.
    public static let browserDriver = ReferenceTool(
        "chromedriver", in: "chromium and chromium-driver")
    /// Python that speaks to it.
    public static let browserClient = ReferenceTool(
        "python3", in: "python3-selenium", importing: ["selenium"])

    /// Those of `tools` that are not here, for a message; nil where all are.
    public static func missing(_ tools: [ReferenceTool]) -> String? {
        let absent = tools.filter { !$0.isInstalled }.map { "\($0.name) (\($0.package))" }
        return absent.isEmpty ? nil : "needs " + absent.joined(separator: ", ")
    }

    /// Whether tests that need `tools` run: where all are here, and in CI, which fails without.
    public static func shouldUse(_ tools: [ReferenceTool]) -> Bool {
        ProcessInfo.processInfo.environment["CI"] == "true" || missing(tools) == nil
    }

    /// What it prints. A program that is missing or ends with another code than 0 is an error that
    /// tells what it said.
    @discardableResult
    public func run(_ arguments: [String], folder: String? = nil) async throws -> String {
        guard let path else { throw ReferenceFailure("\(name) is missing: install \(package)") }
        let run = try await CommandRun.run(path, arguments, folder: folder, timeout: 120)
        guard run.ending == .code(0) else {
            let call = ([name] + arguments).joined(separator: " ")
            throw ReferenceFailure("\(call): \(run.ending): \(run.messages)\(run.output)")
        }
        return run.output
    }

    private init(
        _ name: String, in package: String, importing modules: [String] = [],
        folders: [String] = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    ) {
        self.name = name
        self.package = package
        self.modules = modules
        self.folders = folders
    }

    private var path: String? {
        folders.map { $0 + "/" + name }.first(where: FileManager.default.fileExists(atPath:))
    }

    private var isInstalled: Bool {
        guard let path else { return false }
        guard !modules.isEmpty else { return true }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = ["-c", "import " + modules.joined(separator: ", ")]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}

/// A reference program that did not do its work.
public struct ReferenceFailure: Error, CustomStringConvertible {
    /// The call and what the program said.
    public let description: String

    /// A failure described by `description`.
    public init(_ description: String) { self.description = description }
}
