internal import Foundation

/// Where a folder is, as seen from a page in another one.
enum RelativeLink {
    /// The way from the folder of `page` to `folder`, percent-encoded, with a slash at its end; empty
    /// where they are the same. Both are paths, absolute or relative to the working folder.
    static func from(page: String, to folder: String) -> String {
        let start = components(page).dropLast()
        let end = components(folder)
        let common = zip(start, end).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: start.count - common)
        let down = end.dropFirst(common).map(encoded)
        return (up + down).map { $0 + "/" }.joined()
    }

    private static func components(_ path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    }

    private static func encoded(_ component: String) -> String {
        component.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            if character.isASCII, character.isLetter || character.isNumber { return "\(character)" }
            if "-._~".contains(character) { return "\(character)" }
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        }
        .joined()
    }
}
