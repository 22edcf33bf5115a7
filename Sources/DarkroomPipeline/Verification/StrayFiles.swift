internal import Foundation

/// The files below `images`, links and all, without following any.
struct StrayFiles {
    let output: String

    /// Paths relative to the output folder, ascending.
    var all: [String] { list("images").sorted() }

    private func list(_ folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: output + "/" + folder)
        return (names ?? []).flatMap { name -> [String] in
            let path = folder + "/" + name
            var facts = stat()
            guard lstat(output + "/" + path, &facts) == 0 else { return [] }
            return facts.st_mode & S_IFMT == S_IFDIR ? list(path) : [path]
        }
    }
}
