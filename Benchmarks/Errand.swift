/// Something that a copy of this program does for a tool, instead of measuring.
enum Errand: Equatable {
    /// Darkroom's pipeline in this process: the peer `one-process`.
    case build(catalog: String, output: String)
    /// The peer `floor`: its task's file, and the folder for its files.
    case floor(task: String, output: String)
    /// What it prepares beforehand.
    case floorPixels(task: String)

    /// Nil where it is no such option.
    init?(_ option: String, _ value: () throws -> String) rethrows {
        switch option {
        case OneProcess.option: self = .build(catalog: try value(), output: try value())
        case Floor.option: self = .floor(task: try value(), output: try value())
        case Floor.preparation: self = .floorPixels(task: try value())
        default: return nil
        }
    }

    func run(lanes: Int) throws {
        switch self {
        case .build(let catalog, let output):
            try OneProcess.build(catalog, into: output, lanes: lanes)
        case .floor(let task, let output):
            try JSONFile.read(FloorTask.self, from: task).run(into: output)
        case .floorPixels(let task):
            try JSONFile.read(FloorTask.self, from: task).prepare()
        }
    }
}
