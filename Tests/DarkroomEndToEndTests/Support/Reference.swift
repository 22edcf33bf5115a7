import Foundation
import TestSupport

/// The Python programs beside these tests, which make sources and judge results.
enum Reference {
    /// Runs `Reference/<name>.py` and gives what it prints.
    @discardableResult
    static func run(_ name: String, _ arguments: String...) async throws -> String {
        try await run(name, arguments)
    }

    /// Runs `Reference/<name>.py` and gives what it prints.
    @discardableResult
    static func run(_ name: String, _ arguments: [String]) async throws -> String {
        try await ReferenceTool.python.run(["\(folder)/\(name).py"] + arguments)
    }

    /// Runs `Reference/<name>.py` and decodes the JSON that it prints.
    static func judge<Answer: Decodable>(
        _ name: String, _ arguments: [String], as type: Answer.Type = Answer.self
    ) async throws -> Answer {
        let text = try await run(name, arguments)
        do {
            return try JSONDecoder().decode(type, from: Data(text.utf8))
        } catch {
            throw ReferenceFailure("\(name).py printed \(text): \(error)")
        }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Reference").path(percentEncoded: false)
}
