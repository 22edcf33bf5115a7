/// What follows from the other fields of a value, and so tells no two values apart.
struct Derived<Value: Sendable>: Sendable, Equatable {
    /// Nil where it was not worked out.
    var value: Value?

    static func == (left: Derived, right: Derived) -> Bool { true }
}
