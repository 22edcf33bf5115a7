/// Drawable resources of Android: one name a picture, one folder a density; and an array of each trip's
/// gallery.
struct AndroidResources {
    /// The file of the arrays in the destination.
    static let galleries = "res/values/darkroom_galleries.xml"

    /// The files of the resources. `choice` is told of every picture.
    static func files(of models: [ExportedModel], _ choice: inout FileChoice) -> [ExportFile] {
        let prefixes = prefixes(of: models)
        var files: [ExportFile] = []
        var arrays: [String] = []
        for (model, prefix) in zip(models, prefixes) {
            var gallery: [String] = []
            for exported in model.pictures {
                let name = "\(prefix)_\(words(exported.role))"
                let chosen = choice.files(of: exported)
                files += chosen.map { place, variant in
                    ExportFile(
                        path: "res/drawable-\(place)/\(name).\(variant.fileExtension)",
                        content: .picture(variant))
                }
                if exported.isInGallery, !chosen.isEmpty { gallery.append(name) }
            }
            if !gallery.isEmpty { arrays.append(array(prefix + "_gallery", of: gallery)) }
        }
        guard !arrays.isEmpty else { return files }
        return files + [ExportFile(path: galleries, content: .text(xml(arrays)))]
    }

    /// Names of the model objects, which those of their pictures begin with: `trip_picos`. Names that
    /// differ in punctuation or case alone all get 8 hex digits of their SHA-256.
    static func prefixes(of models: [ExportedModel]) -> [String] {
        let plain = models.map { words($0.type) + "_" + words($0.name) }
        let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(models, plain).map { model, name in
            counts[name] == 1 ? name : name + "_" + SHA256.digest(of: model.name).hex.prefix(8)
        }
    }

    /// Lower-case letters, digits and underscores, as resource names may have: `quickFocus` as
    /// `quick_focus`, `header.collapsed` as `header_collapsed`. A type comes first, so that a name
    /// neither begins with a digit nor is a word that Java keeps.
    private static func words(_ text: String) -> String {
        var words = ""
        var before: Character = "_"
        for letter in text {
            let isPlain = letter.isASCII && (letter.isLetter || letter.isNumber)
            let startsWord = letter.isUppercase && before.isLowercase
            if !isPlain || startsWord, words.last != "_" { words += "_" }
            if isPlain { words += letter.lowercased() }
            before = letter
        }
        return words
    }

    private static func array(_ name: String, of pictures: [String]) -> String {
        let items = pictures.map { "        <item>@drawable/\($0)</item>" }
        return (["    <array name=\"\(name)\">"] + items + ["    </array>"])
            .joined(separator: "\n")
    }

    private static func xml(_ arrays: [String]) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- Made by 'darkroom export android'; the next export writes it anew. -->
        <resources>
        \(arrays.joined(separator: "\n"))
        </resources>

        """
    }
}
