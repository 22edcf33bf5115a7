/// Writes JSON text piece by piece onto bytes, without a tree in between: commas, line ends and
/// indentation come by themselves, the order of keys is the caller's.
package struct JSONWriter {
    /// The UTF-8 text so far.
    package internal(set) var bytes: [UInt8] = []
    let layout: JSONLayout
    /// Whether nothing stands yet in the innermost list or object.
    private var isFirst = true
    /// What a new line begins with: the line feed and two spaces a level.
    private var lineStart = [UInt8(ascii: "\n")]
    /// Level of the list that stands on one line, with all that is in it.
    private var shortLevel: Int?

    /// A writer of one value.
    ///
    /// - Parameter depth: how many arrays and objects the value will stand in.
    package init(layout: JSONLayout, depth: Int = 0) {
        self.layout = layout
        for _ in 0..<depth { lineStart.append(contentsOf: Self.indentation) }
    }

    /// Begins an object; each member is a ``key(_:)`` and its value.
    package mutating func beginObject() { open("{") }

    /// Ends the object.
    package mutating func endObject() { close("}") }

    /// Begins an array; before each element comes ``beginItem()``.
    ///
    /// - Parameter isShort: No object with members will be in it; where the layout has short lists
    ///   it takes one line.
    package mutating func beginArray(isShort: Bool) {
        open("[")
        if isShort, layout == .indentedWithShortLists, shortLevel == nil { shortLevel = level }
    }

    /// Ends the array.
    package mutating func endArray() {
        close("]")
        if let shortLevel, level < shortLevel { self.shortLevel = nil }
    }

    /// Begins an element of an array.
    package mutating func beginItem() {
        if !isFirst {
            bytes.append(UInt8(ascii: ","))
            if shortLevel != nil { bytes.append(UInt8(ascii: " ")) }
        }
        isFirst = false
        startLine()
    }

    /// Begins a member of an object.
    package mutating func key(_ key: String) {
        beginItem()
        string(key)
        bytes.append(UInt8(ascii: ":"))
        if layout != .oneLine { bytes.append(UInt8(ascii: " ")) }
    }

    /// Ends the text's last line.
    package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    /// Writes a number or word as it stands.
    mutating func literal(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func open(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        lineStart.append(contentsOf: Self.indentation)
        isFirst = true
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        lineStart.removeLast(Self.indentation.count)
        if !isFirst { startLine() }
        isFirst = false
        bytes.append(UInt8(ascii: bracket))
    }

    private mutating func startLine() {
        guard layout != .oneLine, shortLevel == nil else { return }
        bytes.append(contentsOf: lineStart)
    }

    /// How many lists and objects are open, in bytes of indentation.
    private var level: Int { lineStart.count }

    private static let indentation: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: " ")]
}
