/// What a build is made from, read and checked.
struct BuildInputs: Sendable {
    let catalog: Catalog
    /// SHA-256 of all that the catalog was read from, in hexadecimal.
    let catalogDigest: String
    /// The catalog's folder, absolute.
    let folder: String
    let recipe: Recipe

    /// Reads catalog and recipe, and throws what is wrong with either, all of it, each once.
    init(_ options: BuildOptions, _ observer: (BuildEvent) -> Void) throws(BuildError) {
        var problems: [String] = []
        let found = Self.collecting(&problems) { () throws(BuildError) in
            try CatalogReader.read(path: options.catalog) { observer(.warning($0)) }
        }
        let recipe = Self.collecting(&problems) { () throws(BuildError) in
            try RecipeReader.read(
                path: options.recipe, catalogFolder: CatalogLocation(path: options.catalog).folder)
        }
        guard let found, let recipe else { throw .invalidInput(problems) }
        catalog = found.catalog
        catalogDigest = found.digest
        folder = found.folder
        self.recipe = recipe
    }

    /// What reading gives; or nil, with what is wrong added to `problems`, each once.
    private static func collecting<Value>(
        _ problems: inout [String], _ read: () throws(BuildError) -> Value
    ) -> Value? {
        do throws(BuildError) {
            return try read()
        } catch {
            for message in error.messages where !problems.contains(message) {
                problems.append(message)
            }
            return nil
        }
    }
}
