import TestSupport

@testable import DarkroomPipeline

/// What the tests of the recipe share.
enum RecipeTesting {
    /// Reads a recipe of that text.
    static func read(_ text: String) throws -> Recipe {
        try TemporaryFolder.with { folder in
            try RecipeReader.read(path: try folder.write(text, to: "recipe.json"))
        }
    }

    /// The messages of the error that reading it throws; none if it throws nothing.
    static func errors(_ text: String) throws -> [String] {
        do {
            _ = try read(text)
            return []
        } catch BuildError.invalidInput(let messages) {
            return messages
        }
    }
}
