/// Strings and numbers as JSON writes them, for messages too.
package enum JSONText {
    /// Shortest text that reads back as the same number; a whole number without `.0`. `null` for
    /// what JSON can't hold: an infinity or no number.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return Int(exactly: value).map(String.init) ?? value.description
    }

    /// The text between quotes, with everything escaped that could break a line or a terminal.
    package static func quoted(_ text: String) -> String { JSONValue.string(text).text(.oneLine) }
}
