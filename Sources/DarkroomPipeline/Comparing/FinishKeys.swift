internal import DarkroomManifest

/// What decides, beside the rendition, a file's bytes and a picture's facts: only those parts of
/// the recipe that have a say for this role and this format.
struct FinishKeys {
    let recipe: Recipe
    let role: RecipeRole

    /// Of a file of that format.
    ///
    /// - Parameter transparent: whether the picture has pixels that are not opaque.
    func file(_ format: OutputFormat, transparent: Bool) -> String {
        var parts: [String] = []
        if let quality = recipe.quality.value(for: format) { parts.append("q\(quality)") }
        if recipe.overlay(over: role) != nil { parts.append(overlay) }
        if transparent, !format.keepsAlpha { parts.append("on \(recipe.background.hex)") }
        return parts.joined(separator: " ")
    }

    /// Of the facts: they are measured on the first format's file, and legibility also without an
    /// overlay.
    func facts(_ first: OutputFormat, transparent: Bool) -> String {
        var parts: [String] = []
        if role.isHeader { parts.append("\(role.rawValue) \(overlay)") }
        if transparent, role.isHeader || !first.keepsAlpha {
            parts.append("on \(recipe.background.hex)")
        }
        if transparent { parts.append(first.keepsAlpha ? "alpha" : "flat") }
        return parts.joined(separator: " ")
    }

    private var overlay: String { "\(recipe.overlay.color.hex)@\(recipe.overlay.opacity)" }
}

/// What decides where the focal point of a source is found.
enum FocusKey {
    /// Where the catalog gives it.
    static let given = "catalog"

    /// Where it is found in the decoded source.
    ///
    /// - Parameter hasAlpha: whether the source was decoded with an alpha channel: then it is looked
    ///   at on the background.
    static func found(_ recipe: Recipe, _ plan: DecodePlan, hasAlpha: Bool) -> String {
        let strategy = recipe.crop.rawValue
        guard recipe.crop != .centre else { return strategy }
        let ground = hasAlpha ? " on \(recipe.background.hex)" : ""
        return "\(strategy) \(plan.text)\(ground) \(Toolchain.fingerprint)"
            + " \(recipe.colorSpace.rawValue)"
    }
}
