/// How JSON text is spread over lines.
package enum JSONLayout: Sendable, Equatable {
    /// All on one line, without spaces. Every control character is escaped, so that the text stays
    /// on its line and leaves a terminal alone.
    case oneLine
    /// Each member and element on a line of its own, two spaces a level; empty lists and objects
    /// take no lines. What Python writes with `indent=2` and `ensure_ascii=False`.
    case indented
    /// As ``indented``, but a list without objects on one line: `[1, 2, 3]`.
    case indentedWithShortLists
}
