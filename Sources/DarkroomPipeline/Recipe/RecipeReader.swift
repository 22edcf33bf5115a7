/// Reads `recipe.json`.
public enum RecipeReader {
    /// Reads the recipe at a path; what it leaves out has its default.
    ///
    /// Without a path it is `recipe.json` in the catalog's folder, and without that file, or
    /// without a folder, every value has its default. Throws `BuildError.invalidInput` with every
    /// problem at once.
    public static func read(
        path: String?, catalogFolder: String? = nil
    ) throws(BuildError) -> Recipe {
        let beside = catalogFolder.map { "\($0)/recipe.json" }.filter(JSONFile.exists)
        guard let path = path ?? beside else { return Recipe() }
        let log = ProblemLog()
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let source = JSONSource(file: name, rules: .recipe, log: log)
        var recipe = Recipe()
        if let root = source.root(of: try bytes(at: path)) { recipe.override(by: root) }
        try log.throwErrors()
        return recipe
    }

    private static func bytes(at path: String) throws(BuildError) -> [UInt8] {
        do {
            return try JSONFile.bytes(at: path)
        } catch {
            throw .invalidInput([
                "\(path): the recipe can't be read, because \(error.reason); "
                    + "give the path of a recipe.json, or none to take every default"
            ])
        }
    }
}

extension Optional {
    /// The value, if there is one and it passes.
    fileprivate func filter(_ passes: (Wrapped) -> Bool) -> Wrapped? {
        flatMap { passes($0) ? $0 : nil }
    }
}
