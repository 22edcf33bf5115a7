import DarkroomPipeline

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `darkroom recipe [FILE]`: every setting that a build with this recipe would use.
struct RecipeCommand: Command {
    static let spec = CommandSpec(
        name: "recipe",
        summary: "Print the effective recipe: FILE's settings, and the default of every other.",
        arguments: [
            ArgumentSpec(
                name: "FILE", isRequired: false,
                help: """
                    A recipe, or a folder that may hold recipe.json. Left out, or without such a \
                    file in the folder: the defaults.
                    """)
        ],
        exitCodes: [
            (.ok, "printed"), (.invalidInput, "wrong usage, or the recipe has errors"),
            (.outputNotWritable, "standard output can't be written"),
        ],
        examples: ["darkroom recipe > recipe.json", "darkroom recipe Assets"])

    private let file: String?

    init(_ arguments: ParsedArguments) {
        file = arguments.positionals.first.flatMap(Self.file)
    }

    func run(on console: Console) throws(CommandError) -> ExitCode {
        do {
            console.result(try EffectiveRecipe.text(file: file))
            return .ok
        } catch {
            throw CommandError(error)
        }
    }

    /// The file to read for `path`; nil for a folder without a recipe, as in a build.
    private static func file(_ path: String) -> String? {
        guard isFolder(path) else { return path }
        let inside = path.hasSuffix("/") ? path + "recipe.json" : path + "/recipe.json"
        return access(inside, F_OK) == 0 ? inside : nil
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
