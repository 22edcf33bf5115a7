internal import Foundation

/// The way that the system goes to find a path: where anything on it changes, the path may lead to
/// something else. So a file is also seen when it is replaced by another one, when a link on the way
/// is turned, when a folder is moved away, and when it is not there yet.
struct PathTrail {
    /// A name that is looked up in a folder.
    struct Step: Hashable {
        /// Absolute, without links.
        let folder: String
        let name: String
        /// Whether it is the last one.
        let isLast: Bool
    }

    /// In the order of the way; up to the first that is not there.
    private(set) var steps: [Step] = []
    /// Where the path leads: absolute, and without links as far as it exists.
    let end: String

    /// The most links on a way, as for the system (path_resolution(7)).
    private static let mostLinks = 40

    /// The way to an absolute path.
    init(to path: String) {
        var folder = ""
        var rest = Self.names(in: path)
        var links = 0
        while let name = rest.popLast() {
            if name == ".." {
                folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
                continue
            }
            steps.append(
                Step(folder: folder.isEmpty ? "/" : folder, name: name, isLast: rest.isEmpty))
            let place = folder + "/" + name
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
            else {
                folder = place
                guard access(place, F_OK) == 0 else { break }
                continue
            }
            links += 1
            guard links <= Self.mostLinks else { break }
            if target.hasPrefix("/") { folder = "" }
            rest += Self.names(in: target)
        }
        end = ([folder] + rest.reversed()).joined(separator: "/")
    }

    /// The names of a path, the last one first.
    private static func names(in path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
    }
}
