/// One step on the way from the root of a JSON text to a value in it.
///
/// It is a `CodingKey`, so that a path can be the `codingPath` of a `DecodingError`.
package enum JSONStep: CodingKey, Sendable, Equatable {
    /// Into the member of this key.
    case key(String)
    /// To the element of this index, from 0.
    case index(Int)

    /// `.key`, `["odd key"]` or `[3]`: what JSONPath writes after the `$` of the root.
    package var description: String {
        switch self {
        case .key(let key) where Self.isPlain(key): ".\(key)"
        case .key(let key): "[\(JSONText.quoted(key))]"
        case .index(let index): "[\(index)]"
        }
    }

    /// Only ASCII letters, digits and `_`, and at least one.
    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty
            && key.unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "A"..."Z", "a"..."z", "0"..."9", "_": true
                default: false
                }
            }
    }
}

extension JSONStep {
    /// The key, or the index in digits.
    package var stringValue: String {
        switch self {
        case .key(let key): key
        case .index(let index): String(index)
        }
    }

    /// The index; nil for a key.
    package var intValue: Int? {
        if case .index(let index) = self { index } else { nil }
    }

    /// A step to a member.
    package init(stringValue: String) { self = .key(stringValue) }

    /// A step to an element.
    package init(intValue: Int) { self = .index(intValue) }
}
