internal import CanonicalJSON

/// A place in a JSON file and the value that stands there.
///
/// Its accessors log a problem and give nil, so that reading goes on and finds the next one.
struct JSONCursor {
    /// Nil where nothing stands.
    let value: JSONValue?
    /// `$.trips[0].startDate`.
    let path: String
    /// The file.
    let source: JSONSource

    /// `catalog.json: $.trips[0].startDate`.
    var place: String { "\(source.file): \(path)" }

    /// The cursor itself; nil where nothing stands. What comes after `present?` is optional.
    var present: JSONCursor? {
        switch value {
        case nil: nil
        case .null where source.rules.nullIsAbsent: nil
        default: self
        }
    }

    /// The member of that key; its value is nil if there is none.
    subscript(key: String) -> JSONCursor {
        guard case .object(let members) = value else { return child(nil, at: .key(key)) }
        return child(members.first { $0.key == key }?.value, at: .key(key))
    }

    /// The element of that index; its value is nil if there is none.
    subscript(index: Int) -> JSONCursor {
        guard case .array(let elements) = value, elements.indices.contains(index) else {
            return child(nil, at: .index(index))
        }
        return child(elements[index], at: .index(index))
    }

    /// Logs an error: `catalog.json: $.trips[0].title: found 3, expected a string`.
    func fail(expected: String) {
        source.log.error("\(place): found \(value?.summary ?? "nothing"), expected \(expected)")
    }

    /// Logs an error that says in its own words what was found here.
    func fail(found: String, expected: String) {
        source.log.error("\(place): found \(found), expected \(expected)")
    }

    private func child(_ value: JSONValue?, at step: JSONStep) -> JSONCursor {
        JSONCursor(value: value, path: path + step.description, source: source)
    }
}
