internal import DarkroomManifest
internal import Foundation

/// Makes the first catalog of a folder of photos.
public struct CatalogStarter: Sendable {
    private let folder: String
    /// The catalog that is to be made.
    public let path: String

    /// - Parameter folder: gets the `catalog.json`. Its photos are those in `photos` if it has such a
    ///   folder, else those in itself.
    public init(folder: String) {
        path = folder + (folder.hasSuffix("/") ? "" : "/") + "catalog.json"
        self.folder = folder
    }

    /// Looks at every photo, and writes a catalog of those that can be built. Photos that lie in no
    /// sub-folder become focuses, those of each folder below a trip.
    ///
    /// Throws `invalidInput` where there is no such folder, no photo in it that can be built, or a
    /// `catalog.json` already; `outputNotWritable` where the catalog can't be written. Then nothing was.
    ///
    /// - Parameter found: told how many photos there are to look at, before that is done.
    public func run(found: (Int) -> Void) throws(BuildError) -> StartReport {
        guard JSONFile.isFolder(folder), let place = JSONFile.realPath(folder) else {
            throw .invalidInput(["\(folder): there is no such folder"])
        }
        let target = place + "/catalog.json"
        try refuse(target)
        let photos = JSONFile.isFolder(place + "/photos") ? "photos" : "."
        let search = PhotoSearch(root: photos == "." ? place : place + "/photos")
        let names = search.names.flatMap { folder, names in
            names.map { folder.isEmpty ? $0 : folder + "/" + $0 }
        }
        found(names.count)
        let failures = try PhotoTrial(folder: place, photos: photos).failures(of: names.sorted())
        let draft = CatalogDraft(
            photos: photos, folders: try good(search, without: failures, in: place, photos))
        let report = StartReport(draft, failures, unlisted: search.failures)
        guard report.photos + report.focuses > 0 else {
            throw .invalidInput(
                report.leftOut + ["\(folder): there is no photo in it that can be built"])
        }
        try write(draft.text, to: target)
        return report
    }

    /// The photos without those that failed, each with its time.
    private func good(
        _ search: PhotoSearch, without failures: [Manifest.Failure], in place: String,
        _ photos: String
    ) throws(BuildError) -> [String: [CatalogDraft.Photo]] {
        let bad = Set(failures.map { $0.source.canonical })
        let limits = try RecipeReader.read(path: nil, catalogFolder: place).limits
        let prefix = photos == "." ? "" : photos + "/"
        let folders = search.names.map { folder, names in
            let paths = names.map { folder.isEmpty ? $0 : folder + "/" + $0 }
            let good = paths.filter { !bad.contains((prefix + $0).canonical) }
            let photos = good.map { name in
                CatalogDraft.Photo(
                    name: name, time: CaptureTime.of("\(place)/\(prefix)\(name)", limits: limits))
            }
            return (folder, photos)
        }
        return Dictionary(uniqueKeysWithValues: folders)
    }

    private func refuse(_ target: String) throws(BuildError) {
        var facts = stat()
        guard lstat(target, &facts) == 0 else { return }
        throw .invalidInput(["\(path): is there already, and stays as it is"])
    }

    /// Writes it whole, and never over another: a link's name must be free.
    private func write(_ text: String, to target: String) throws(BuildError) {
        let temporary = target + ".\(getpid()).tmp"
        try NewFile.write(Array(text.utf8), to: temporary, durable: true, subject: target)
        defer { unlink(temporary) }
        guard link(temporary, target) != 0 else { return }
        let reason = errno
        try refuse(target)
        guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(reason) else {
            throw .cannotWrite(target, reason)
        }
        // A file system without hard links. Not half written is second to not written over.
        try NewFile.write(Array(text.utf8), to: target, durable: true, subject: target)
    }
}

/// What a new catalog holds.
public struct StartReport: Sendable {
    /// Trips.
    public let trips: Int
    /// Photos of the trips.
    public let photos: Int
    /// Focuses, of one photo each.
    public let focuses: Int
    /// Trips of which no photo says when it was taken.
    public let undated: Int
    /// Photos and folders that were left out, and why; a line each.
    public let leftOut: [String]

    init(_ draft: CatalogDraft, _ failures: [Manifest.Failure], unlisted: [String]) {
        let all = draft.folders.filter { !$0.key.isEmpty && !$0.value.isEmpty }.values
        trips = all.count
        photos = all.reduce(0) { $0 + $1.count }
        focuses = draft.folders[""]?.count ?? 0
        undated = all.count { $0.allSatisfy { $0.time == nil } }
        leftOut =
            failures.map { "\($0.source): \($0.code.rawValue): \($0.message)" }.sorted() + unlisted
    }
}
