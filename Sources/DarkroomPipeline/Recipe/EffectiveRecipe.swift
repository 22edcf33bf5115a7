/// The recipe that a build would use, for people to read and copy from.
public enum EffectiveRecipe {
    /// Its JSON, every default spelled out. Reads `file`; nil gives the defaults. Ends with a
    /// newline.
    public static func text(file: String?) throws(BuildError) -> String {
        try RecipeReader.read(path: file).json + "\n"
    }
}
