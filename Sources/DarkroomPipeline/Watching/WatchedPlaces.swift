internal import DarkroomManifest
internal import Foundation

/// What a build of a catalog reads, by absolute path, whether it is there or not.
struct WatchedPlaces {
    /// Catalog, recipe and the books' data.
    let files: [String]
    /// The folder of the photos.
    let photos: String
    /// What builds write themselves: it may lie among what they read.
    let own: Set<String>
    private let books: String?

    /// The places of a catalog as it stands now. Where it can't be read or has mistakes, those of
    /// `previous` count: what is amended may be there.
    init(_ options: BuildOptions, after previous: WatchedPlaces?) {
        let folder = Self.absolute(options.catalog)
        let catalog = JSONFile.isFolder(folder) ? folder + "/catalog.json" : folder
        let location = try? CatalogLocation(path: options.catalog)
        let base =
            location?.folder ?? String(folder[..<(folder.lastIndex(of: "/") ?? folder.endIndex)])
        let root = (try? location?.bytes()).flatMap {
            JSONSource(file: "", rules: .catalog, log: ProblemLog()).root(of: $0)
        }
        let photos = root.flatMap { $0["photos"].present.map { $0.relativePath() } ?? "photos" }
        books =
            root == nil
            ? previous?.books : root?["books"]["file"].relativePath().map { "\(base)/\($0)" }
        self.photos = photos.map { "\(base)/\($0)" } ?? previous?.photos ?? "\(base)/photos"
        let recipe = options.recipe.map(Self.absolute) ?? "\(base)/recipe.json"
        files = [catalog, recipe] + [books].compactMap { $0 }
        own = Self.written(to: options.output)
    }

    /// What a build writes, without links on the way there.
    private static func written(to output: String) -> Set<String> {
        let end = PathTrail(to: absolute(output)).end
        let names = [
            ".darkroom", "images", "manifest.json", Manifest.currentSchema, ShardRecord.path,
            Previewer.fileName,
        ]
        return Set(names.map { "\(end)/\($0)" })
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
