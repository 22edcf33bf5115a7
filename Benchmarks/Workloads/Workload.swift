/// Something to be done with photos: a catalog that Darkroom builds.
protocol Workload: Sendable {
    /// As `--workload` takes it.
    var name: String { get }
    /// One line.
    var summary: String { get }
    /// Whether other tools can be given the same job.
    var isCompared: Bool { get }
    /// Lays out what the workload needs in an empty folder of its own.
    func prepare(in folder: String, assets: String) throws -> PreparedWorkload
}

/// A workload that lies ready on disk.
struct PreparedWorkload: Sendable {
    /// Folder that holds `catalog.json`.
    let catalog: String
    /// What a reader of the figures must know, a sentence each.
    var notes: [String] = []
    /// Photos that must be opened; nil: as many as the manifest has sources.
    var photos: Int?
    /// Files that must come out; nil: as many as the manifest has variants.
    var files: Int?
}

/// Every workload, in the order in which they run. A new one is a file and a line here.
enum Workloads {
    static let all: [any Workload] = [MainJob(), Trips(), SmallPhotos()]
}
