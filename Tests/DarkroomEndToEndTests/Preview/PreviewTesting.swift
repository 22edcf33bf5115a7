import DarkroomManifest
import Foundation
import TestSupport
import Testing

extension Workbench {
    /// The page that ``preview(_:)`` writes.
    var page: String { output + "/preview.html" }

    /// Writes the preview of what was built.
    @discardableResult
    func preview(_ options: String...) async throws -> CommandRun {
        try await CommandRun.darkroom(["preview", output] + options)
    }

    /// What a Python program sees of the page in Chromium.
    func look<Answer: Decodable>(
        _ program: String, _ arguments: [String] = [], as type: Answer.Type = Answer.self
    ) async throws -> Answer {
        try await Reference.judge(program, [page] + arguments)
    }
}

extension Trait where Self == ConditionTrait {
    /// Chromium, and what drives it.
    static var needsBrowser: Self { .needs(.browserDriver, .browserClient) }
}
