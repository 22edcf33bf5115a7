import Foundation

/// Makes short plain names of texts, for ids and for file names.
enum Slug {
    /// Lower-case ASCII letters and digits of the text, joined by single hyphens; accents are
    /// dropped, ligatures spelt out. At most 60 characters; `item` where nothing is left.
    static func make(_ text: String) -> String {
        var slug = ""
        for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
            guard scalar.properties.generalCategory != .nonspacingMark else { continue }
            let letters = spelling(of: scalar)
            if !letters.isEmpty {
                slug += letters
            } else if !slug.isEmpty, slug.last != "-" {
                slug += "-"
            }
        }
        slug = String(slug.prefix(60))
        if slug.last == "-" { slug.removeLast() }
        return slug.isEmpty ? "item" : slug
    }

    /// The id of something that has no other than its title: the title's slug. A title in another
    /// script has none, but must not share its id with every other: it gets the first 8 hex digits of
    /// its SHA-256.
    static func id(of title: String) -> String {
        let slug = make(title)
        return slug == "item" ? "item-" + SHA256.digest(of: title).hex.prefix(8) : slug
    }

    /// Latin letters that no decomposition takes apart.
    private static let spellings: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l",
        "ħ": "h", "ı": "i",
    ]

    private static func spelling(of scalar: Unicode.Scalar) -> String {
        let lower = scalar.properties.lowercaseMapping
        guard let first = lower.unicodeScalars.first else { return "" }
        guard first.isASCII, UInt8(ascii: first).isASCIILetterOrDigit else {
            return spellings[first] ?? ""
        }
        return String(first)
    }
}

extension UInt8 {
    /// Whether it is one of A–Z, a–z, 0–9.
    var isASCIILetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
