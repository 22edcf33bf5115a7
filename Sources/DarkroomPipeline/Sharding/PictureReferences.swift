internal import CanonicalJSON

/// The keys of one model object's pictures, of several parts: single ones and lists.
struct PictureReferences {
    private var single: [String: JSONValue] = [:]
    private var lists: [String: Set<ExactString>] = [:]

    /// Takes over what another part has. Gives what contradicts what is there already, a line each.
    mutating func add(_ keys: JSONValue) -> [String] {
        guard case .object(let members) = keys else { return [] }
        var problems: [String] = []
        for member in members {
            if case .array(let keys) = member.value {
                lists[member.key, default: []].formUnion(keys.compactMap(Self.text))
            } else if let there = single.updateValue(member.value, forKey: member.key),
                there != member.value
            {
                problems.append(
                    "has \(member.value.summary) for an object's \(member.key), and another part"
                        + " \(there.summary)")
            }
        }
        return problems
    }

    /// All of it: keys ascending, lists in the order of the numbers that their keys end with.
    var value: JSONValue {
        var members = single.map { JSONMember(key: $0.key, value: $0.value) }
        for (key, list) in lists {
            let inOrder = list.map { (place: Self.place($0), text: $0.text) }
                .sorted { $0.place < $1.place }
            members.append(
                JSONMember(key: key, value: .array(inOrder.map { .string($0.text) })))
        }
        return .object(members).sorted
    }

    private static func text(_ key: JSONValue) -> ExactString? {
        if case .string(let text) = key { ExactString(text) } else { nil }
    }

    /// The number at the end of `trip/<id>/gallery.<number>`.
    private static func place(_ key: ExactString) -> Int {
        key.text.split(separator: ".").last.flatMap { Int($0) } ?? 0
    }
}
