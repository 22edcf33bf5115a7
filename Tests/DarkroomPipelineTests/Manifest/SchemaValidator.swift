import Foundation

@testable import DarkroomPipeline

/// Validates JSON texts against the embedded schema, with Python's `jsonschema`.
enum SchemaValidator {
    /// Whether the tests can run. In CI they must: there a missing validator is a failure.
    static let shouldRun = ProcessInfo.processInfo.environment["CI"] == "true" || isInstalled

    /// Why they did not.
    static let reason = "needs Python's jsonschema in /usr/bin/python3 (python3-jsonschema)"

    /// The places of what is wrong in each document, such as `images/…/crop/x`; empty if it is
    /// valid. Throws where the validator is missing or the schema itself is not valid.
    static func problems(in documents: [String]) throws -> [[String]] {
        let schema = String(decoding: PackageResources.manifest_v1_schema_json, as: UTF8.self)
        let input = try JSONEncoder().encode([schema] + documents)
        return try JSONDecoder().decode([[String]].self, from: python(script, input: input))
    }

    private static let script = """
        import json, sys
        from jsonschema import Draft202012Validator
        schema, *documents = map(json.loads, json.load(sys.stdin))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        json.dump([["/".join(map(str, error.absolute_path)) for error in
                    validator.iter_errors(document)] for document in documents], sys.stdout)
        """

    private static var isInstalled: Bool {
        (try? python("from jsonschema import Draft202012Validator", input: Data())) != nil
    }

    /// The output of a Python program; its error text goes to this process's.
    private static func python(_ program: String, input: Data) throws -> Data {
        // A file, not a pipe: writing to a program that has ended would end the tests.
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let stdout = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = ["-c", program]
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = stdout
        try process.run()
        let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw PythonFailed() }
        return output
    }

    /// Python did not end well; its own message is on standard error.
    struct PythonFailed: Error {}
}
