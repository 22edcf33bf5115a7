import Foundation
import TestSupport
import Testing

@Suite struct RecipeCommandTests {
    @Test func withoutAFileTheDefaultsArePrinted() async throws {
        let run = try await CommandRun.darkroom(["recipe"])
        #expect(run.ending == .code(0))
        #expect(run.messages == "")
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        #expect((object as? [String: Any])?["version"] as? Int == 1)
    }

    @Test func aFolderWithoutARecipeMeansTheDefaults() async throws {
        let folder = try ScratchFolder()
        let run = try await CommandRun.darkroom(["recipe", folder.path])
        #expect(run.output == (try await CommandRun.darkroom(["recipe"])).output)
        #expect(run.ending == .code(0))
    }

    @Test func aFolderStandsForItsRecipe() async throws {
        let folder = try ScratchFolder(["recipe.json": "{ broken"])
        for path in [folder.path, folder.path + "/", folder.path + "/recipe.json"] {
            let run = try await CommandRun.darkroom(["recipe", path])
            #expect(run.ending == .code(2))
            #expect(run.output == "")
            #expect(run.messages.hasPrefix("darkroom: error: "))
            #expect(run.messages.contains("recipe.json"))
        }
    }

    @Test func aFileThatIsNotThereIsAnError() async throws {
        let run = try await CommandRun.darkroom(["recipe", "/no-such/recipe.json"])
        #expect(run.ending == .code(2))
        #expect(run.output == "")
        #expect(run.messages.contains("/no-such/recipe.json"))
    }
}
