/// A Swift file with a name for every picture of an asset catalog: a picture that is gone is an error
/// of the compiler, not an empty place on a screen.
struct SwiftNames {
    /// Name of the file in the destination.
    static let path = "DarkroomImages.swift"

    /// The file for the model objects whose pictures are in `keys`.
    static func file(of models: [ExportedModel], keys: Set<String>) -> ExportFile {
        let types = ["focus", "quickFocus", "trip", "book"].map { type in
            block("enum \(upper(type))", self.models(models.filter { $0.type == type }, keys))
        }
        let body = types.filter { !$0.isEmpty }.joined(separator: [""])
        let all =
            ["/// The pictures of \(AssetCatalog.folder), by model object."]
            + ["enum DarkroomImages {"] + indented(Array(body)) + ["}"]
        return ExportFile(
            path: path, content: .text(SwiftPreamble.text + all.joined(separator: "\n") + "\n"))
    }

    private static func models(_ models: [ExportedModel], _ keys: Set<String>) -> [String] {
        let names = names(of: models)
        let blocks = models.map { model in
            let lines = members(model, keys)
            let block = block("enum \(names[model.name] ?? upper(model.name))", lines)
            return block.isEmpty ? [] : ["/// \(comment(model.title))"] + block
        }
        return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private static func members(_ model: ExportedModel, _ keys: Set<String>) -> [String] {
        let pictures = model.pictures.filter { keys.contains($0.key) }
        let assets = pictures.map { picture in
            (picture, #"DarkroomImage("\#(model.type)/\#(model.name)/\#(picture.role)")"#)
        }
        let single = assets.filter { !$0.0.isInGallery }
            .map { "static let \(lower($0.0.role)) = \($0.1)" }
        let gallery = assets.filter(\.0.isInGallery).map { "    \($0.1)," }
        guard !gallery.isEmpty else { return single }
        return single + ["static let gallery: [DarkroomImage] = ["] + gallery + ["]"]
    }

    private static func block(_ head: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["\(head) {"] + indented(lines) + ["}"]
    }

    private static func indented(_ lines: [String]) -> [String] {
        lines.map { $0.isEmpty ? "" : "    " + $0 }
    }

    /// A title may hold anything, line ends too.
    private static func comment(_ title: String) -> String {
        title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension SwiftNames {
    /// Type names of the model objects of one type. Names that differ in punctuation or case alone all
    /// get 8 hex digits of their SHA-256.
    static func names(of models: [ExportedModel]) -> [String: String] {
        let groups = Dictionary(grouping: models.map(\.name)) { upper($0).lowercased() }
        return groups.values.reduce(into: [:]) { names, group in
            for name in group {
                let mark = group.count > 1 ? "_" + SHA256.digest(of: name).hex.prefix(8) : ""
                names[name] = upper(name) + mark
            }
        }
    }

    /// `four-seven-eight` as `FourSevenEight`; `7-days` as `_7Days`. Never a word that Swift keeps, nor
    /// the name of the pictures' own type.
    static func upper(_ name: String) -> String {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if joined.first?.isNumber ?? true { return "_" + joined }
        let taken = ["Type", "Protocol", "Self", "Any", "DarkroomImage"]
        return taken.contains(joined) ? joined + "_" : joined
    }

    /// `header.collapsed` as `headerCollapsed`.
    private static func lower(_ role: String) -> String {
        let name = upper(role)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
