import TestSupport
import Testing

@testable import DarkroomPipeline

@Suite struct RecipeReaderTests {
    @Test func noFileAndAnEmptyObjectMeanTheDefaults() throws {
        #expect(try RecipeReader.read(path: nil) == Recipe())
        #expect(try RecipeTesting.read("{}") == Recipe())
        try TemporaryFolder.with { folder in
            let recipe = try RecipeReader.read(path: nil, catalogFolder: folder.path)
            #expect(recipe == Recipe())
        }
    }

    @Test func aRecipeBesideTheCatalogIsRead() throws {
        try TemporaryFolder.with { folder in
            try folder.write(#"{"crop": "entropy"}"#, to: "recipe.json")
            let other = try folder.write(#"{"crop": "centre"}"#, to: "other.json")
            let beside = try RecipeReader.read(path: nil, catalogFolder: folder.path)
            let named = try RecipeReader.read(path: other, catalogFolder: folder.path)
            #expect(beside.crop == .entropy)
            #expect(named.crop == .centre)
        }
    }

    @Test func aRecipeThatIsNamedMustBeThere() throws {
        try TemporaryFolder.with { folder in
            let path = folder.path("recipe.json")
            let error = #expect(throws: BuildError.self) { try RecipeReader.read(path: path) }
            guard case .invalidInput(let messages) = error else {
                Issue.record("another error: \(String(describing: error))")
                return
            }
            #expect(
                messages == [
                    "\(path): the recipe can't be read, because there is no such file; "
                        + "give the path of a recipe.json, or none to take every default"
                ])
        }
    }

    @Test func namesTheLineOfASyntaxError() throws {
        #expect(
            try RecipeTesting.errors("{\"scales\": [1, 2}") == [
                "recipe.json: line 1, column 17: found \"}\", expected \",\" or \"]\""
            ])
    }
}
