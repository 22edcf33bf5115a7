internal import DarkroomManifest
internal import Foundation

/// Hands the pictures of an output folder to an app's build tool.
public struct Exporter: Sendable {
    private let output: String
    private let destination: String
    private let form: ExportForm

    /// - Parameters:
    ///   - output: the folder that holds `manifest.json`.
    ///   - destination: a folder of the app's; made if need be.
    public init(output: String, destination: String, form: ExportForm) {
        self.output = output
        self.destination = destination
        self.form = form
    }

    /// Brings the destination up to date: writes what is new, replaces what has changed, removes what
    /// is gone, and leaves alone what no export wrote.
    ///
    /// Throws `invalidInput` where there is no manifest that can be read, or one of its files is missing
    /// or damaged; `outputNotWritable` where a build is writing, or the destination can't be written or
    /// holds something in the way. Then nothing in the destination was changed, but for a disk that
    /// fails while files take their places: each file is whole even then, and the next export finishes.
    public func run() throws(BuildError) -> ExportReport {
        let hold = try held()
        defer { hold.end() }
        let manifest = try ManifestFile.read(output: output)
        var choice = FileChoice(form)
        let files = files(of: ExportedModel.all(of: manifest), &choice)
            .sorted { $0.path < $1.path }
        try check(files)
        let folder = try ExportFolder(path: destination, form: form)
        var report = try folder.write(files) { file throws(BuildError) in try bytes(of: file) }
        report.pictures = manifest.images.count - choice.without.count
        report.without = choice.without.count
        report.leftOut = choice.warnings
        return report
    }

    /// Keeps builds away meanwhile. Where one is writing the first manifest, that there is none is told.
    private func held() throws(BuildError) -> OutputFolder.Glance {
        do throws(BuildError) {
            return try OutputFolder.Glance(path: output)
        } catch {
            _ = try ManifestFile.read(output: output)
            throw error
        }
    }

    private func files(of models: [ExportedModel], _ choice: inout FileChoice) -> [ExportFile] {
        switch form {
        case .android:
            return AndroidResources.files(of: models, &choice)
        case .xcassets:
            let catalog = AssetCatalog.files(of: models, &choice)
            let keys = Set(models.flatMap(\.pictures).map(\.key)).subtracting(choice.without)
            return catalog + [SwiftNames.file(of: models, keys: keys)]
        }
    }

    /// That every picture's file is there, before anything is made; whether it is whole is seen when it
    /// is copied.
    private func check(_ files: [ExportFile]) throws(BuildError) {
        let missing = files.compactMap { file -> String? in
            guard case .picture(let variant) = file.content else { return nil }
            let stamp = RelativePath.normalized(variant.path).flatMap {
                FileStamp(output: output + "/" + $0)
            }
            return stamp?.size == variant.bytes ? nil : variant.path
        }
        guard missing.isEmpty else { throw .invalidInput(missing.map(damaged)) }
    }

    private func bytes(of file: ExportFile) throws(BuildError) -> [UInt8] {
        switch file.content {
        case .text(let text): return Array(text.utf8)
        case .picture(let variant):
            let data = FileManager.default.contents(atPath: output + "/" + variant.path)
            let bytes = [UInt8](data ?? Data())
            guard SHA256.digest(of: bytes).hex == variant.sha256 else {
                throw .invalidInput([damaged(variant.path)])
            }
            return bytes
        }
    }

    private func damaged(_ file: String) -> String {
        "\(output)/\(file): is missing or not what the manifest says; build again"
    }
}

/// What an export did.
public struct ExportReport: Sendable {
    /// Pictures of which the destination now has at least one file.
    public var pictures = 0
    /// Pictures of which no file can be taken.
    public var without = 0
    /// Files written, new or in the place of an older one.
    public var written = 0
    /// Files that were there already, as they are to be.
    public var unchanged = 0
    /// Files of earlier exports that are gone.
    public var removed = 0
    /// What of the manifest is left out and why, a line each.
    public var leftOut: [String] = []
    /// Files that somebody had changed since the last export, and that were replaced.
    public var changedByHand: [String] = []
    /// Files of earlier exports that somebody has changed since; they are no longer needed, but stay.
    public var kept: [String] = []

    /// Nothing done yet.
    public init() {}
}
