import DarkroomPipeline

/// Titles that are hard to read, in words.
enum LegibilityText {
    /// Headers named one by one; the manifest has them all.
    private static let namedHeaders = 5

    /// Tells of the headers that this build made; nil where there are none. Those of earlier builds
    /// were told of then, and are in the counts of every build.
    ///
    ///     6 headers leave the title hard to read: white text needs a contrast of 3
    ///     trip/estuary/header.expanded: 1.42; opacity 0.4 would do (trip 'Estuary', photos/bridge.jpg)
    ///     …
    ///     and 1 more; all are in the manifest, under 'legibility'
    ///     opacity 0.45 would do for all: "overlay": {"opacity": 0.45} in the recipe, now 0.1; …
    static func warning(_ headers: [IllegibleHeader]) -> String? {
        let new = headers.filter(\.isNew)
        guard let opacity = new.first?.opacity else { return nil }
        let verb = new.count == 1 ? "leaves" : "leave"
        var lines = [
            "\(Quantity.counted(new.count, "header")) \(verb) the title hard to read: "
                + "white text needs a contrast of \(decimal(IllegibleHeader.neededContrast))"
        ]
        lines += new.prefix(namedHeaders).map(line)
        let more = new.count - namedHeaders
        if more > 0 {
            lines.append("and \(more) more; all are in the manifest, under 'legibility'")
        }
        lines.append(remedy(headers.map(\.suggestedOpacity), now: opacity))
        return lines.joined(separator: "\n")
    }

    private static func line(_ header: IllegibleHeader) -> String {
        let title = header.title.split(whereSeparator: \.isNewline).joined(separator: " ")
        let enough = header.suggestedOpacity.map { "; opacity \(decimal($0)) would do" } ?? ""
        return "\(header.key): \(decimal(header.contrast))\(enough) "
            + "(trip '\(title)', \(header.source))"
    }

    private static func remedy(_ suggested: [Double?], now opacity: Double) -> String {
        let other = "or give the trip another backgroundImage or focalPoint"
        let all = suggested.compactMap(\.self)
        guard all.count == suggested.count, let most = all.max() else {
            return
                "the recipe's overlay.color is too light for white text; make it darker, \(other)"
        }
        return "opacity \(decimal(most)) would do for all: "
            + #""overlay": {"opacity": \#(decimal(most))} in the recipe, now \#(decimal(opacity)); "#
            + other
    }

    /// Without zeros at the end: 3, 0.4, 1.42.
    private static func decimal(_ number: Double) -> String {
        let text = Quantity.fixed(number, digits: 2)
        let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
        return text.contains(".") ? String(digits.reversed()) : text
    }
}
