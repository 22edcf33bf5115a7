internal import CanonicalJSON
internal import DarkroomManifest

/// An asset catalog of Xcode (Asset Catalog Format Reference): a folder a model type and a model
/// object, an image set a picture. The folders are namespaces, so that a picture's name in the app is
/// its key in the manifest: `trip/picos/cover`.
struct AssetCatalog {
    /// Folder of the catalog in the destination.
    static let folder = "Darkroom.xcassets"

    /// The files of the catalog. `choice` is told of every picture.
    static func files(of models: [ExportedModel], _ choice: inout FileChoice) -> [ExportFile] {
        var files: [ExportFile] = []
        var folders: Set<String> = []
        for model in models {
            let place = "\(folder)/\(model.type)/\(model.name)"
            for exported in model.pictures {
                let chosen = choice.files(of: exported)
                guard !chosen.isEmpty else { continue }
                folders.formUnion(["\(folder)/\(model.type)", place])
                files += imageSet(at: "\(place)/\(exported.role).imageset", exported.role, chosen)
            }
        }
        let namespaces = folders.map { ExportFile(path: $0 + "/Contents.json", content: namespace) }
        let root = ExportFile(path: folder + "/Contents.json", content: contents([]))
        return [root] + namespaces + files
    }

    private static func imageSet(
        at place: String, _ role: String, _ files: [(place: String, variant: Manifest.Variant)]
    ) -> [ExportFile] {
        let named = files.map { scale, variant in
            (name: "\(role)@\(scale).\(variant.fileExtension)", scale: scale, variant: variant)
        }
        let images = named.map { file in
            JSONValue.object(of: [
                "filename": .string(file.name), "idiom": .string("universal"),
                "scale": .string(file.scale),
            ])
        }
        let list = ExportFile(
            path: place + "/Contents.json",
            content: contents(JSONMember.members(["images": .array(images)])))
        return named.map { ExportFile(path: "\(place)/\($0.name)", content: .picture($0.variant)) }
            + [list]
    }

    private static let namespace = contents(
        JSONMember.members(["properties": .object(of: ["provides-namespace": .bool(true)])]))

    private static func contents(_ members: [JSONMember]) -> ExportFile.Content {
        let info = JSONValue.object(of: ["author": .string("darkroom"), "version": .integer(1)])
        let all = JSONValue.object(members + JSONMember.members(["info": info]))
        return .text(all.sorted.text(.indented) + "\n")
    }
}

extension Manifest.Variant {
    /// Without the dot.
    var fileExtension: String {
        OutputFormat(rawValue: format.rawValue)?.fileExtension ?? format.rawValue
    }
}
