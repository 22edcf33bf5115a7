internal import Foundation

/// A page in which comments mark the places that are filled: `<!--name-->`.
enum PageTemplate {
    /// The page with each comment replaced by the part of its name, or by nothing. Parts are taken as
    /// they are, whatever they hold.
    static func filled(_ template: [UInt8], with parts: [String: Data]) -> Data {
        let pieces = String(decoding: template, as: UTF8.self).split(
            separator: "<!--", omittingEmptySubsequences: false)
        var page = Data((pieces.first ?? "").utf8)
        for piece in pieces.dropFirst() {
            let halves = piece.split(
                separator: "-->", maxSplits: 1, omittingEmptySubsequences: false)
            page += parts[String(halves[0])] ?? Data()
            page += Data(halves.dropFirst().joined().utf8)
        }
        return page
    }

    /// `text` as it stands in an attribute between double quotes.
    static func attribute(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
            .replacing("<", with: "&lt;")
    }
}
