/// The files that a build reads, for whoever brings them to where it runs.
public enum SourceList {
    /// Paths relative to the catalog's folder, ascending: the catalog, its books, the recipe if it
    /// lies there, and the photos of a shard (of all for nil).
    public static func paths(
        catalog: String, recipe: String?, shard: Shard?, warn: (String) -> Void
    ) throws(BuildError) -> [String] {
        let inputs = try BuildInputs(catalog: catalog, recipe: recipe) { event in
            if case .warning(let text) = event { warn(text) }
        }
        let photos = try inputs.plan(shard: shard).jobs.map(\.path)
        let recipes = ["recipe.json"].filter {
            recipe == nil && JSONFile.exists(inputs.folder + "/" + $0)
        }
        return Set(inputs.catalogFiles + recipes + photos)
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
