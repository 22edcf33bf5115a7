internal import CanonicalJSON

/// The members of the objects that stand under one name in all parts, in the order of their keys: one
/// cursor a part, the parts in a binary heap, the one with the smallest key on top.
struct EntryMerge {
    /// A member and the place of its part among all.
    struct Entry {
        let part: Int
        let member: RawMember
    }

    private let parts: [ShardOutput]
    private var cursors: [RawMembers?]
    private var heap: [Entry] = []

    /// - Parameter name: of a member of the manifest that is an object.
    init(_ parts: [ShardOutput], _ name: String) throws(BuildError) {
        self.parts = parts
        cursors = parts.map { part in
            part.manifest[name].map {
                RawMembers(part.manifest.file, in: $0.value, indentation: 4)
            }
        }
        for part in parts.indices {
            guard let first = try following(in: part) else { continue }
            heap.append(first)
            rise()
        }
    }

    /// What stands under the next key, usually in one part; none at the end.
    mutating func next() throws(BuildError) -> [Entry] {
        guard let first = heap.first else { return [] }
        var entries: [Entry] = []
        while let top = heap.first, top.member.key == first.member.key {
            entries.append(top)
            try replaceTop()
        }
        return entries
    }

    /// Puts the part's next member in the place of the one on top.
    private mutating func replaceTop() throws(BuildError) {
        if let following = try following(in: heap[0].part) {
            heap[0] = following
        } else {
            heap.swapAt(0, heap.count - 1)
            heap.removeLast()
        }
        sink()
    }

    private mutating func following(in part: Int) throws(BuildError) -> Entry? {
        do throws(ShardTrouble) {
            return try cursors[part]?.next().map { Entry(part: part, member: $0) }
        } catch {
            throw .invalidInput([parts[part].words(of: error)])
        }
    }

    private mutating func rise() {
        var place = heap.count - 1
        while place > 0, heap[place] < heap[(place - 1) / 2] {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private mutating func sink() {
        var place = 0
        while 2 * place + 1 < heap.count {
            let (left, right) = (2 * place + 1, 2 * place + 2)
            let child = right < heap.count && heap[right] < heap[left] ? right : left
            guard heap[child] < heap[place] else { return }
            heap.swapAt(place, child)
            place = child
        }
    }
}

extension EntryMerge.Entry: Comparable {
    static func < (one: Self, other: Self) -> Bool {
        if one.member.key < other.member.key { return true }
        return one.member.key == other.member.key && one.part < other.part
    }

    static func == (one: Self, other: Self) -> Bool {
        one.part == other.part && one.member.key == other.member.key
    }
}
