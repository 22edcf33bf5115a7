internal import CanonicalJSON

extension Recipe {
    private static let keys = [
        "version", "screen", "scales", "roles", "overlay", "formats", "quality", "colorSpace",
        "crop", "background", "limits",
    ]

    /// Takes over what the file says; what is wrong is logged and keeps its default.
    mutating func override(by cursor: JSONCursor) {
        guard let root = cursor.object(keys: Self.keys) else { return }
        _ = root["version"].present?.integer(in: 1...1)
        let screen = root["screen"].present?.object(keys: ["width"])
        screenWidth = screen?["width"].present?.number(in: 1...4096) ?? screenWidth
        scales =
            root["scales"].present?.uniqueList { $0.integer(in: 1...10) }?.sorted() ?? scales
        root["roles"].present.map { overrideRoles(by: $0) }
        root["overlay"].present.map { overlay.override(by: $0) }
        formats = root["formats"].present?.uniqueList { $0.choice() } ?? formats
        root["quality"].present.map { quality.override(by: $0) }
        colorSpace = root["colorSpace"].present?.choice() ?? colorSpace
        crop = root["crop"].present?.choice() ?? crop
        background = root["background"].present?.color() ?? background
        root["limits"].present.map { limits.override(by: $0) }
    }

    private mutating func overrideRoles(by cursor: JSONCursor) {
        guard let roles = cursor.object(keys: RecipeRole.allCases.map(\.rawValue)) else { return }
        for role in RecipeRole.allCases {
            guard let size = roles[role.rawValue].present else { continue }
            if size.value == .null {
                self.roles[role] = nil
            } else {
                self.roles[role]?.override(by: size, keys: role.sizeKeys)
            }
        }
    }
}

extension RecipeRole {
    /// What of its size can be chosen: a header is as wide as the screen.
    fileprivate var sizeKeys: [String] { isHeader ? ["height"] : ["width", "height"] }
}

extension RoleSize {
    fileprivate mutating func override(by cursor: JSONCursor, keys: [String]) {
        guard let size = cursor.object(keys: keys) else { return }
        if keys.contains("width") {
            width = size["width"].present?.number(in: 1...4096) ?? width
        }
        height = size["height"].present?.number(in: 1...4096) ?? height
    }
}

extension RecipeOverlay {
    fileprivate mutating func override(by cursor: JSONCursor) {
        guard let overlay = cursor.object(keys: ["color", "opacity"]) else { return }
        color = overlay["color"].present?.color() ?? color
        opacity = overlay["opacity"].present?.number(in: 0...1) ?? opacity
    }
}

extension RecipeQuality {
    fileprivate mutating func override(by cursor: JSONCursor) {
        guard let quality = cursor.object(keys: ["jpeg", "webp", "avif", "heic"]) else { return }
        jpeg = quality["jpeg"].present?.integer(in: 1...100) ?? jpeg
        webp = quality["webp"].present?.integer(in: 1...100) ?? webp
        avif = quality["avif"].present?.integer(in: 1...100) ?? avif
        heic = quality["heic"].present?.integer(in: 1...100) ?? heic
    }
}

extension RecipeLimits {
    fileprivate mutating func override(by cursor: JSONCursor) {
        let keys = ["maxPixels", "maxFileBytes", "timeoutSeconds"]
        guard let limits = cursor.object(keys: keys) else { return }
        maxPixels = limits["maxPixels"].present?.integer(in: 1...4_000_000_000) ?? maxPixels
        maxFileBytes =
            limits["maxFileBytes"].present?.integer(in: 1...17_179_869_184) ?? maxFileBytes
        timeoutSeconds =
            limits["timeoutSeconds"].present?.number(in: 1...86_400) ?? timeoutSeconds
    }
}

extension JSONCursor {
    /// What `read` makes of the elements: one or more, none of them twice.
    fileprivate func uniqueList<Element: Hashable>(
        of read: (JSONCursor) -> Element?
    ) -> [Element]? {
        if value == .array([]) { fail(expected: "at least one element") }
        var seen: Set<Element> = []
        return list { cursor in
            let element = read(cursor)
            if let element, !seen.insert(element).inserted {
                cursor.fail(
                    found: "\(cursor.value?.summary ?? "nothing") again", expected: "each one once")
            }
            return element
        }
    }
}
