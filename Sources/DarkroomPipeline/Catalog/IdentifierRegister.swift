internal import CanonicalJSON

/// The ids of one model type, each with the place that took it first.
///
/// Ids are compared scalar by scalar: `é` in one piece and in two are different ids.
struct IdentifierRegister {
    private var paths: [ExactString: String] = [:]

    /// The id of an entry: its `id`, or `fallback`, which the value at `origin` gave. Nil where
    /// there is none or it is wrong; a clash is logged with both places.
    mutating func identifier(
        of entry: JSONCursor, default fallback: String?, from origin: JSONCursor
    ) -> String? {
        guard let given = entry["id"].present else {
            return fallback.map { claim($0, by: origin) }
        }
        let id = given.filledString(expected: "an id that is not empty")
        return id.map { claim($0, by: given) }
    }

    /// Takes the id for the value at `cursor`; a clash is logged with both places.
    mutating func claim(_ id: String, by cursor: JSONCursor) -> String {
        if let earlier = paths.updateValue(cursor.path, forKey: ExactString(id)) {
            paths[ExactString(id)] = earlier
            cursor.fail(
                found: "the id \(JSONText.quoted(id)), which \(earlier) has too",
                expected: "an id of its own")
        }
        return id
    }
}
