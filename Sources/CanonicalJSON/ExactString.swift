/// A text that equals another only if both have the same Unicode scalars.
///
/// Swift's `String` takes `é` and `e` + `´` for equal; keys, ids and file names must not.
package struct ExactString: Hashable, Comparable, Sendable {
    /// The text itself.
    package let text: String

    /// `text`, compared exactly.
    package init(_ text: String) {
        self.text = text
    }

    /// Whether both have the same scalars.
    package static func == (left: ExactString, right: ExactString) -> Bool {
        // On the bytes themselves it is several times as fast as on two views.
        var (left, right) = (left.text, right.text)
        return left.withUTF8 { left in right.withUTF8 { left.elementsEqual($0) } }
    }

    /// The order of the UTF-8 bytes, which is that of the scalars.
    package static func < (left: ExactString, right: ExactString) -> Bool {
        var (left, right) = (left.text, right.text)
        return left.withUTF8 { left in right.withUTF8 { left.lexicographicallyPrecedes($0) } }
    }

    /// Feeds the UTF-8 bytes, which unlike `String`'s own hash tell the scalars apart.
    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
