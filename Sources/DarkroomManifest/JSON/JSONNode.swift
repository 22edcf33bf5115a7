/// A JSON value under construction: an encoder's containers fill it piece by piece, which is why
/// it is a class.
final class JSONNode {
    /// What the value is.
    var content: Content

    /// An empty object until something else is encoded into it, as `Encodable` expects.
    init() { content = .object([]) }

    /// The kinds of JSON value. There is no null: an absent field is left out.
    enum Content {
        /// A number, `true` or `false`, as it is written.
        case literal(String)
        /// A string, not escaped yet.
        case string(String)
        /// Values in order.
        case array([JSONNode])
        /// Members in the order of encoding; each name once.
        case object([(name: String, value: JSONNode)])
    }

    /// A new member `name`, in what becomes an object.
    func member(_ name: String) -> JSONNode {
        let node = JSONNode()
        guard case .object(var members) = content else {
            content = .object([(name, node)])
            return node
        }
        content = .object([])  // Lets `members` grow in place.
        members.append((name, node))
        content = .object(members)
        return node
    }

    /// A new last element, in what becomes an array.
    func element() -> JSONNode {
        let node = JSONNode()
        guard case .array(var elements) = content else {
            content = .array([node])
            return node
        }
        content = .array([])  // Lets `elements` grow in place.
        elements.append(node)
        content = .array(elements)
        return node
    }
}
