internal import CanonicalJSON

extension Slug {
    /// The id itself where it is a safe name of a file on every system, else its slug with the
    /// first 8 hex digits of its SHA-256.
    static func pathComponent(_ id: String) -> String {
        isSafe(id) ? id : "\(make(id))-\(hashPart(of: id, 0))"
    }

    /// The path component of each id. Ids whose components would be one file where case doesn't
    /// count all get 8 hex digits of their SHA-256 appended.
    static func pathComponents(ids: [String]) -> [ExactString: String] {
        let exact = Set(ids.map(ExactString.init))
        var names = Dictionary(uniqueKeysWithValues: exact.map { ($0, pathComponent($0.text)) })
        for part in 0..<8 {
            let clashing = Dictionary(grouping: names) { $0.value.lowercased() }.values
                .filter { $0.count > 1 }.joined()
            guard !clashing.isEmpty else { break }
            for (id, name) in clashing { names[id] = "\(name)-\(hashPart(of: id.text, part))" }
        }
        return names
    }

    /// Eight of the 64 hex digits of the id's hash.
    private static func hashPart(of id: String, _ part: Int) -> Substring {
        SHA256.digest(of: id).hex.dropFirst(8 * part).prefix(8)
    }

    private static func isSafe(_ id: String) -> Bool {
        guard let first = id.first, let last = id.last, id.utf8.count <= 80 else { return false }
        return id.utf8.allSatisfy { $0.isASCIILetterOrDigit || "._-".utf8.contains($0) }
            && first != "." && first != "-" && last != "." && !isReservedOnWindows(id)
    }

    /// `con`, `NUL.txt`, `com1`: devices there, with any extension.
    private static func isReservedOnWindows(_ id: String) -> Bool {
        let stem = id.prefix { $0 != "." }.uppercased()
        if ["CON", "PRN", "AUX", "NUL"].contains(stem) { return true }
        return stem.count == 4 && (stem.hasPrefix("COM") || stem.hasPrefix("LPT"))
            && stem.last?.isNumber == true
    }
}
