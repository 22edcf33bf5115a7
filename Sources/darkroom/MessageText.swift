/// How a message looks.
enum MessageText {
    /// `darkroom: error: text`; a note has no kind. Lines after the first are indented.
    static func line(_ kind: Console.Kind, _ text: String, colour: Bool) -> String {
        let label = kind == .note ? "" : paint("\(kind.rawValue): ", kind, colour)
        return "darkroom: " + label + plain(text)
    }

    /// `text` without the control characters that a file name or a broken file's message could
    /// bring in to play with the terminal: each is shown by its number.
    static func plain(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\n" {
                result += "\n    "
            } else if scalar.properties.generalCategory == .control && scalar != "\t" {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The same for a line of a list: a line end too is shown by its number.
    static func oneLine(_ text: String) -> String {
        plain(text).replacing("\n    ", with: "\\u{a}")
    }

    private static func paint(_ label: String, _ kind: Console.Kind, _ colour: Bool) -> String {
        guard colour else { return label }
        return "\u{1B}[\(kind == .warning ? "33" : "31")m\(label)\u{1B}[0m"
    }
}
