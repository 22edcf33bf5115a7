import DarkroomPipeline

/// What an option's value may be; one rule for parsing, for help and for the error text.
enum OptionValue: Sendable, Equatable {
    /// The option stands alone.
    case none
    /// A file or folder; any text but the empty one.
    case path(name: String)
    /// A whole number within a range.
    case count(name: String, range: ClosedRange<Int>)
    /// A number of bytes, such as `512M`.
    case size(name: String)
    /// A part of a build, such as `2/3`.
    case shard(name: String)
    /// One of a few words.
    case choice(name: String, of: [String])

    /// Its name in help, such as `DIR`; nil without a value.
    var name: String? {
        switch self {
        case .none: nil
        case .path(let name), .count(let name, _), .size(let name), .shard(let name),
            .choice(let name, _):
            name
        }
    }

    /// What is allowed, to follow "expected".
    var expectation: String {
        switch self {
        case .none: "no value"
        case .path: "a path"
        case .count(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .size: "a size such as 512M, 2G, 1.5GiB or 1073741824 (K, M, G, T are powers of 1024)"
        case .shard: "a part such as 2/3, from 1/3 to 3/3"
        case .choice(_, let words): "one of \(words.joined(separator: ", "))"
        }
    }

    /// Whether `text` is a value of this kind.
    func accepts(_ text: String) -> Bool {
        switch self {
        case .none: false
        case .path: !text.isEmpty
        case .count, .size: number(text) != nil
        case .shard: Shard(text) != nil
        case .choice(_, let words): words.contains(text)
        }
    }

    /// The number that `text` stands for; nil if it is none of this kind.
    func number(_ text: String) -> Int? {
        switch self {
        case .count(_, let range): Int(text).flatMap { range.contains($0) ? $0 : nil }
        case .size: ByteSize(text)?.bytes
        case .none, .path, .shard, .choice: nil
        }
    }
}
