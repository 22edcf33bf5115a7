/// Paths in a catalog: relative to its folder and never out of it.
enum RelativePath {
    /// The path without `.`, `..` and doubled slashes, `.` for the folder itself; nil where it is
    /// empty, absolute or leads out of the folder.
    static func normalized(_ path: String) -> String? {
        guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        var components: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            guard component == ".." else {
                components.append(component)
                continue
            }
            guard components.popLast() != nil else { return nil }
        }
        return components.isEmpty ? "." : components.joined(separator: "/")
    }
}

extension JSONCursor {
    /// The path here, normalised; it must stay in the catalog's folder.
    func relativePath() -> String? {
        let expected = "a path inside the catalog's folder, relative to it"
        guard let text = string(expected: expected) else { return nil }
        if let path = RelativePath.normalized(text) { return path }
        fail(expected: expected)
        return nil
    }
}
