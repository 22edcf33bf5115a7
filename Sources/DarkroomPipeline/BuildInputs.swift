/// What a build is made from, read and checked.
struct BuildInputs: Sendable {
    let catalog: Catalog
    /// What the catalog was read from, relative to its folder.
    let catalogFiles: [String]
    /// SHA-256 of all of it, in hexadecimal.
    let catalogDigest: String
    /// The catalog's folder, absolute.
    let folder: String
    let recipe: Recipe

    /// Reads catalog and recipe, and throws what is wrong with either, all of it, each once.
    init(
        catalog: String, recipe: String?, _ observer: (BuildEvent) -> Void
    ) throws(BuildError) {
        var problems: [String] = []
        let found = Self.collecting(&problems) { () throws(BuildError) in
            try CatalogReader.read(path: catalog) { observer(.warning($0)) }
        }
        let settings = Self.collecting(&problems) { () throws(BuildError) in
            try RecipeReader.read(
                path: recipe, catalogFolder: CatalogLocation(path: catalog).folder)
        }
        guard let found, let settings else { throw .invalidInput(problems) }
        self.catalog = found.catalog
        catalogFiles = found.files
        catalogDigest = found.digest
        folder = found.folder
        self.recipe = settings
    }

    /// Which photo gives which pictures, as far as it belongs to a shard; all of it for nil.
    func plan(shard: Shard?) throws(BuildError) -> Plan {
        try Planner(catalog, recipe: recipe, folder: folder).plan().part(of: shard)
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
